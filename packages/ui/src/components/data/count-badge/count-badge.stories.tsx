import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BELL } from '../../../lib/internal/drawings/bell.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Button } from '../../actions/button/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { CountBadge } from './count-badge.js';

const meta = {
  title: 'Tampilan data/CountBadge',
  tags: ['autodocs', 'uji'],
  component: CountBadge,
  args: { count: 3, label: '3 belum dibaca' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 belum dibaca')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const States: Story = {
  render: (args) => (
    <Cluster>
      {[1, 12, 99, 100].map((count) => (
        <CountBadge key={count} {...args} count={count} label={`${count} belum dibaca`} />
      ))}
    </Cluster>
  ),
};

export const BesideAText: Story = {
  render: (args) => (
    <Button icon={<Glyph of={BELL} />}>
      Pemberitahuan <CountBadge {...args} />
    </Button>
  ),
};

export const More: Story = {
  args: { count: 1234, label: '1.234 belum dibaca' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { count: 0, label: '0 belum dibaca' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=count-badge]')).toBeNull();
  },
};
