import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { MultiCombobox } from '../../inputs/multi-combobox/index.js';
import { Select } from '../../inputs/select/index.js';
import { FilterDialog } from './filter-dialog.js';

const LEVELS = ['Mudah', 'Sedang', 'Sulit'].map((level) => ({ value: level, label: level }));

const meta = {
  title: 'Paket soal/FilterDialog',
  tags: ['autodocs', 'stabil'],
  component: FilterDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onReset: fn(),
    onApply: fn(),
    children: null,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    const [level, setLevel] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filter</Button>
        <FilterDialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange?.(next);
            setOpen(next);
          }}
          onReset={() => {
            args.onReset();
            setLevel('');
          }}
          onApply={() => {
            args.onApply();
            setOpen(false);
          }}
        >
          <Select
            label="Tingkat Kesulitan"
            placeholder="Pilih Tingkat Kesulitan"
            options={LEVELS}
            value={level}
            onChange={(event) => setLevel(event.target.value)}
          />
        </FilterDialog>
      </>
    );
  },
} satisfies Meta<typeof FilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const AppliesAndResets: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter Pencarian' }));
    const level = dialog.getByRole('combobox', { name: 'Tingkat Kesulitan' });
    await userEvent.selectOptions(level, 'Sulit');
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(level).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan Filter' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LeavesThePhonesKeyboardDown: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FilterDialog {...args}>
      <MultiCombobox label="Tag Materi" options={['Graph']} value={[]} onChange={fn()} />
    </FilterDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filter Pencarian' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('combobox', { name: 'Tag Materi' })).toHaveFocus();
  },
};

export const ClosesOnEscape: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onApply).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
