import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Breadcrumbs } from './breadcrumbs.js';

const reset = fn();

const meta = {
  title: 'Navigasi/Breadcrumbs',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Admin', href: '#admin' },
      { label: 'Tagging Mata Kuliah', onClick: reset },
      { label: 'Struktur Data' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Breadcrumbs {...args} label="Tiga langkah" />
      <Breadcrumbs items={args.items.slice(1)} label="Dua langkah" />
    </Stack>
  ),
};

export const LongTitle: Story = {
  args: {
    items: [
      { label: 'Tagging Mata Kuliah', href: '#tagging' },
      { label: 'Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel_Semester_Genap' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const GoesBackByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    reset.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reset).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Struktur Data')).toHaveAttribute('aria-current', 'page');
  },
};
