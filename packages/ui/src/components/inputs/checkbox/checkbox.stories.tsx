import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.js';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Masukan/Checkbox',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Checkbox,
  args: { label: 'Ingat saya', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack align="start">
      <Checkbox label="Belum dipilih" />
      <Checkbox label="Dipilih" defaultChecked />
      <Checkbox label="Sebagian dipilih" indeterminate />
      <Checkbox label="Nonaktif" disabled />
      <Checkbox label="Nonaktif dan dipilih" disabled defaultChecked />
      <Checkbox
        label="Saya menyatakan soal ini buatan sendiri"
        hint="Diperlukan sebelum mengunggah."
        error="Pernyataan ini harus disetujui"
      />
      <Checkbox label="Pilih baris Struktur Data" labelHidden />
    </Stack>
  ),
};

export const LongLabel: Story = {
  args: {
    label:
      'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek lanjutan soal_ujian_akhir_semester.pdf',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const TogglesByKeyboardAndLabel: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Ingat saya' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Ingat saya'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const SaysThatItIsPartial: Story = {
  args: { indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
