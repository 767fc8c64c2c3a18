import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Button } from '../../actions/button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { BulkActionBar } from './bulk-action-bar.js';

const meta = {
  title: 'Admin/BulkActionBar',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: BulkActionBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <Button size="sm" variant="danger" icon={<Glyph of={TRASH} />}>
        Hapus
      </Button>
    ),
  },
} satisfies Meta<typeof BulkActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <BulkActionBar {...args} count={1} />
      <BulkActionBar {...args} count={123456789012} label="123.456.789.012 tag dipilih" />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const IsGoneWithoutSelection: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument();
  },
};

export const ClearsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('3 dipilih');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
