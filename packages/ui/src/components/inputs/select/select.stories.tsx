import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Select } from './select.js';

const levels = ['Mudah', 'Sedang', 'Sulit'];

const meta = {
  title: 'Masukan/Select',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Select,
  args: {
    label: 'Tingkat Kesulitan',
    placeholder: 'Pilih tingkat kesulitan',
    options: levels,
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg" className="ui:max-w-md">
      <Select label="Kosong" placeholder="Pilih tingkat kesulitan" options={levels} required />
      <Select label="Terpilih" options={levels} defaultValue="Sedang" />
      <Select label="Besar" options={levels} size="lg" />
      <Select label="Salah" placeholder="Pilih" options={levels} error="Tingkat harus dipilih" />
      <Select label="Nonaktif" options={levels} disabled hint="Hanya untuk administrator." />
    </Stack>
  ),
};

export const LongOptions: Story = {
  args: {
    options: [
      { value: 'a', label: 'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek' },
    ],
    placeholder: undefined,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Chooses: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Tingkat Kesulitan' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Sulit');
    await expect(select).toHaveValue('Sulit');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const SendsValues: Story = {
  args: { name: 'level', defaultValue: 's1' },
  render: (args) => (
    <form aria-label="Paket">
      <Select {...args} options={[{ value: 's1', label: 'Mudah' }, 'Sulit']} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole('form')).getAll('level');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Mudah');
    await expect(sent()).toEqual(['s1']);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Sulit');
    await expect(sent()).toEqual(['Sulit']);
  },
};
