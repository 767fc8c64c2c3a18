import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { Stack } from '../../layout/stack/index.js';
import { SearchField } from './search-field.js';

const meta = {
  title: 'Masukan/SearchField',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: SearchField,
  args: {
    label: 'Cari paket soal',
    placeholder: 'Cari mata kuliah, dosen, atau topik',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: controlled(SearchField),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithButton: Story = { args: { submitButton: true, size: 'lg' } };

export const States: Story = {
  render: (args) => (
    <Stack className="ui:max-w-lg">
      <SearchField {...args} label="Kosong" />
      <SearchField {...args} label="Terisi" value="Struktur Data" submitButton />
      <SearchField {...args} label="Besar" value="Graph" submitButton size="lg" />
      <SearchField {...args} label="Nonaktif" value="Graph" disabled />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { submitButton: true, value: 'Ketidakbertanggungjawabannyakah pemrograman' },
  globals: { viewport: { value: 'narrow' } },
};

export const SearchesAtEveryKeyAndSubmits: Story = {
  args: { submitButton: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search', { name: 'Cari paket soal' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Cari paket soal' })).toHaveFocus();
    await userEvent.keyboard('sql');
    await expect(args.onChange).toHaveBeenLastCalledWith('sql');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('sql');
  },
};

/** Words that were typed before the page was alive are in the field, and nobody was told of them. */
export const SendsWhatStandsInTheField: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(field, 'graf & pohon');
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenCalledWith('graf & pohon');
  },
};

export const ClearsAndKeepsFocus: Story = {
  args: { value: 'sql' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Kosongkan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Kosongkan' })).toBeNull();
  },
};

export const KeepsItself: Story = {
  render: (args) => <SearchField {...args} value={undefined} defaultValue="graf" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('graf');
    await userEvent.type(field, ' dan pohon');
    await expect(field).toHaveValue('graf dan pohon');
  },
};
