import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { USERS } from '../../../lib/internal/drawings/users.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { StatGrid } from '../stat-grid/index.js';
import { StatCard } from './stat-card.js';

const meta = {
  title: 'Admin/StatCard',
  tags: ['autodocs', 'stabil'],
  component: StatCard,
  args: { label: 'Total Dosen', value: 1234 },
  render: (args) => (
    <StatGrid>
      <StatCard {...args} />
    </StatGrid>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Dosen');
    await expect(canvas.getByRole('definition')).toHaveTextContent('1.234');
  },
};

export const States: Story = {
  render: () => (
    <StatGrid>
      <StatCard label="Total Dosen" value={48} icon={<Glyph of={USERS} />} />
      <StatCard label="Rata-rata materi" value="2,5" hint="per mata kuliah" />
      <StatCard label="Hasil Pencarian" value={0} />
      <StatCard label="Dosen Aktif" busy />
    </StatGrid>
  ),
};

export const LongNumber: Story = {
  args: { label: 'Jumlah unduhan sepanjang masa', value: 123456789012 },
  globals: { viewport: { value: 'narrow' } },
};
