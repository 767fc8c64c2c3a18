import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LAYOUT_GRID } from '../../../lib/internal/drawings/layout-grid.js';
import { TABLE } from '../../../lib/internal/drawings/table.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { SegmentedToggle } from './segmented-toggle.js';

const options = [
  { value: 'grid', label: 'Grid', icon: <Glyph of={LAYOUT_GRID} /> },
  { value: 'table', label: 'Tabel', icon: <Glyph of={TABLE} /> },
];

const meta = {
  title: 'Masukan/SegmentedToggle',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: SegmentedToggle,
  args: { label: 'Tampilan', options, value: 'grid', onChange: fn() },
  render: controlled(SegmentedToggle),
} satisfies Meta<typeof SegmentedToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      <SegmentedToggle {...args} label="Dengan kata" />
      <SegmentedToggle {...args} label="Ikon saja" iconOnly value="table" />
      <SegmentedToggle
        {...args}
        label="Urutan"
        value="nama"
        options={[
          { value: 'nama', label: 'Nama' },
          { value: 'dibuat', label: 'Tanggal dibuat' },
          { value: 'diubah', label: 'Terakhir diubah' },
        ]}
      />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const MovesByArrows: Story = {
  args: { iconOnly: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Tampilan' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('table');
    await expect(canvas.getByRole('radio', { name: 'Tabel' })).toBeChecked();
  },
};

export const LongLabels: Story = {
  args: {
    options: [
      { value: 'grid', label: 'Kartu berdampingan' },
      { value: 'table', label: 'Pertanggungjawabannya_berurutan' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
