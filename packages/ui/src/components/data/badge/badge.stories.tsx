import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Badge } from './badge.js';

const meta = {
  title: 'Tampilan data/Badge',
  tags: ['autodocs', 'stabil'],
  component: Badge,
  args: { children: 'Algoritma' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Cluster>
      {(['neutral', 'brand', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="success" icon={<Glyph of={CHECK} size={12} />}>
        Setup Complete
      </Badge>
    </Cluster>
  ),
};

export const LongLabel: Story = {
  args: { children: 'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek lanjutan' },
  globals: { viewport: { value: 'narrow' } },
};
