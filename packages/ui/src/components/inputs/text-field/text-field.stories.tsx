import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MAIL } from '../../../lib/internal/drawings/mail.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Stack } from '../../layout/stack/index.js';
import { TextField } from './text-field.js';

const meta = {
  title: 'Masukan/TextField',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: TextField,
  args: { label: 'Judul Set Soal', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg" className="ui:max-w-md">
      <TextField label="Kosong" placeholder="Contoh: UAS Struktur Data 2026" />
      <TextField label="Terisi" defaultValue="UAS Struktur Data 2026" required />
      <TextField
        label="Email"
        type="email"
        size="lg"
        icon={<Glyph of={MAIL} />}
        placeholder="nama@kampus.ac.id"
      />
      <TextField label="Nama tag" defaultValue="Graph" error="Nama tag sudah digunakan" required />
      <TextField
        label="Dosen"
        defaultValue="Rina Wulandari"
        readOnly
        hint="Diisi dari akun Anda."
      />
      <TextField label="Nonaktif" defaultValue="Tidak dapat diubah" disabled optional />
    </Stack>
  ),
};

export const LongTexts: Story = {
  args: {
    label: 'Nama resmi mata kuliah pemrograman berorientasi objek lanjutan',
    defaultValue: 'Ketidakbertanggungjawabannyakah pemrograman berorientasi objek lanjutan',
    hint: 'Tulis seperti pada kurikulum: Pemrograman-Berorientasi-Objek-Lanjutan-Semester-Genap.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const TypesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('UAS');
    const input = within(canvasElement).getByRole('textbox', { name: 'Judul Set Soal' });
    await expect(input).toHaveValue('UAS');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
