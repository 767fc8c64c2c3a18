import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { PickerDialog } from './picker-dialog.js';

const NAMES = [
  'Array',
  'Binary Search Tree',
  'Graph',
  'Greedy',
  'Linked List',
  'Normalisasi',
  'SQL',
];
const items = NAMES.map((name, index) => ({ id: index + 1, name }));
const many = Array.from({ length: 800 }, (_, index) => ({
  id: index + 1,
  name: `Tag materi ${index + 1}`,
}));

const meta = {
  title: 'Admin/PickerDialog',
  tags: ['autodocs', 'stabil'],
  component: PickerDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Tambah Tag',
    description: 'Pilih tag materi yang belum dipakai mata kuliah lain.',
    items,
    searchLabel: 'Cari tag',
    placeholder: 'Cari tag',
    onConfirm: fn(),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Tambah Tag</Button>
        <PickerDialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange?.(next);
            setOpen(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof PickerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));

export const Default: Story = {};

export const States: Story = {
  args: {
    items: [
      {
        id: 1,
        name: 'Tag dengan nama yang sangat panjang sampai tidak cukup dalam satu baris saja',
      },
      ...items.slice(1),
    ],
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('option', { name: 'Graph' }));
    await expect(dialog().getByRole('option', { name: 'Graph' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { items: [], empty: 'Semua tag materi sudah dipakai.' },
  play: async () => {
    await expect(dialog().getByText('Semua tag materi sudah dipakai.')).toBeVisible();
    await expect(dialog().queryByRole('combobox')).toBeNull();
    await expect(dialog().getByRole('button', { name: 'Tambahkan' })).toBeDisabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const ChoosesSeveralByKeyboard: Story = {
  play: async ({ args }) => {
    const field = dialog().getByRole('combobox', { name: 'Cari tag' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('gr');
    await expect(dialog().getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(dialog().getByText('3 dipilih')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(dialog().getByText('2 dipilih')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog().getByRole('button', { name: 'Tambahkan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledWith([2, 3]);
    await expect(screen.getByRole('button', { name: 'Tambah Tag' })).not.toHaveAttribute('inert');
  },
};

export const SaysThatNothingIsFound: Story = {
  play: async () => {
    await userEvent.type(dialog().getByRole('combobox'), 'kuantum');
    await expect(dialog().queryByRole('option')).toBeNull();
    await expect(dialog().getAllByText('Tidak ada hasil')[0]).toBeVisible();
  },
};

export const KeepsTheChoiceWhenItFails: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('Tag sudah dipakai mata kuliah lain.'))),
    describeError: (reason) => (reason as Error).message,
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('option', { name: 'SQL' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Tambahkan' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Tag sudah dipakai mata kuliah lain.',
    );
    await expect(dialog().getByText('1 dipilih')).toBeVisible();
  },
};

export const DrawsOnlyWhatIsInView: Story = {
  args: { items: many },
  play: async () => {
    await waitFor(() => expect(dialog().getByRole('combobox')).toHaveFocus());
    await expect(dialog().getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    const last = await dialog().findByRole('option', { name: 'Tag materi 800' });
    await waitFor(() => expect(last).toHaveAttribute('data-active'));
    await expect(dialog().getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
  },
};

export const LeadsToBothEnds: Story = {
  args: { items: many },
  play: async () => {
    const field = dialog().getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = await dialog().findByRole('option', { name: 'Tag materi 800' });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{Home}');
    const first = await dialog().findByRole('option', { name: 'Tag materi 1' });
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
  },
};

export const ScrollsEvenlyOverLongNames: Story = {
  args: {
    items: many.map(({ id, name }) => ({
      id,
      name: `${name} ${'yang panjang sekali '.repeat(6)}`,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(dialog().getByRole('combobox')).toHaveFocus());
    const list = dialog().getByRole('listbox');
    const watched = await dialog().findByRole('option', { name: /^Tag materi 7 / });
    const top = () => Math.round(watched.getBoundingClientRect().top + list.scrollTop);
    const start = top();
    for (const scrolled of [60, 150, 290, 410]) {
      list.scrollTop = scrolled;
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      // Rows above it were left out meanwhile, and take as much room as when they were drawn.
      await expect(watched).toBeInTheDocument();
      await expect(Math.abs(top() - start)).toBeLessThan(2);
    }
    list.scrollTop = 0;
    await expect(await dialog().findByRole('option', { name: /^Tag materi 1 / })).toBeVisible();
  },
};
