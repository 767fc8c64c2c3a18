import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../stack/index.js';
import { TagPicker, type TagPickerProps } from './tag-picker.js';

const topics = ['Linked List', 'Greedy', 'Graph', 'Binary Search Tree', 'Array 1D', 'Generic'];

function Controlled(args: TagPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <TagPicker
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Masukan/TagPicker',
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
