import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useLoadedOptions } from '../../../lib/public/loaded-options/index.js';
import { Stack } from '../../layout/stack/index.js';

import { TagPicker, type TagPickerProps } from './tag-picker.js';

const topics = ['Linked List', 'Greedy', 'Graph', 'Binary Search Tree', 'Array 1D', 'Generic'];

function Controlled(args: TagPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <TagPicker
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Masukan/TagPicker',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: TagPicker,
  args: {
    label: 'Tag topik',
    placeholder: 'Tambah tag topik',
    options: topics,
    value: [],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg" className="ui:max-w-md">
      <Controlled {...args} label="Kosong" />
      <Controlled {...args} label="Terisi" value={['Greedy', 'Binary Search Tree', 'Graph']} />
      <Controlled {...args} label="Nonaktif" value={['Greedy']} disabled />
      <Controlled {...args} label="Salah" error="Pilih sedikitnya satu tag" />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { value: ['Ketidakbertanggungjawabannyakah_pemrograman_berorientasi', 'Graph'] },
  globals: { viewport: { value: 'narrow' } },
};

export const OpensAtFocusAndClosesAtChoosing: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(await body.findByRole('listbox', { name: 'Pilihan' })).toBeVisible();
    await userEvent.keyboard('gr{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Greedy']);
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await expect(body.getByRole('combobox')).toHaveFocus();
  },
};

export const OffersEachTagOnce: Story = {
  args: { value: ['Graph'] },
  play: async ({ args }) => {
    await userEvent.click(body.getByRole('combobox'));
    await expect(await body.findByRole('option', { name: 'Greedy' })).toBeVisible();
    await expect(body.queryByRole('option', { name: 'Graph' })).toBeNull();
    await userEvent.click(body.getByRole('option', { name: 'Generic' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Graph', 'Generic']);
  },
};

export const RemovesATagWithoutOpening: Story = {
  args: { value: ['Graph', 'Greedy'] },
  play: async ({ args }) => {
    await userEvent.click(body.getByRole('button', { name: 'Hapus Graph' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Greedy']);
    await expect(body.getByRole('combobox')).toHaveFocus();
    await expect(body.queryByRole('listbox')).toBeNull();
  },
};

const load = fn();

function Loaded(args: TagPickerProps) {
  return <TagPicker {...args} {...useLoadedOptions(load, 0)} value={undefined} />;
}

/** Options that a server finds while someone types. */
export const LoadedWhileTyping: Story = {
  render: (args) => <Loaded {...args} />,
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(async (typed: string) => {
      if (typed === 'x') throw new Error('no answer');
      return [{ value: `${typed}-1`, label: `Hasil untuk "${typed}"` }];
    });
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'x');
    await expect(await canvas.findByText(/tidak dapat dimuat/)).toBeVisible();
    await userEvent.type(input, 'y');
    await userEvent.click(await canvas.findByRole('option', { name: 'Hasil untuk "xy"' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['xy-1']);
    // Its label stays, though other options are offered now.
    await expect(await canvas.findByText('Hasil untuk "xy"')).toBeVisible();
  },
};
