import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import type { PaperHeadValue } from './paper-head.js';
import { PaperHeadForm } from './paper-head-form.js';

const HEAD: PaperHeadValue = {
  university: 'Universitas Contoh',
  faculty: 'Fakultas Ilmu Komputer',
  kind: 'Ujian Tengah Semester',
  term: 'Gasal 2025/2026',
  course: 'Struktur Data',
  code: 'IF2210',
  date: '2025-10-14',
  minutes: 90,
  lecturer: 'Dr. Ratna Wulandari',
  rules: ['Kerjakan sendiri.', 'Tidak boleh membuka catatan.'],
  identity: ['Nama', 'NIM', 'Kelas'],
  size: 'A4',
  variants: 2,
  shuffleOptions: true,
};
const EMPTY: PaperHeadValue = {
  ...HEAD,
  university: '',
  faculty: '',
  kind: '',
  term: '',
  course: '',
  code: '',
  date: '',
  minutes: null,
  lecturer: '',
  rules: [],
  identity: [],
  variants: 1,
  shuffleOptions: false,
};

const meta = {
  title: 'Soal dan naskah/PaperHeadForm',
  tags: ['autodocs', 'uji'],
  component: PaperHeadForm,
  args: {
    value: HEAD,
    onChange: fn(),
    terms: ['Gasal 2025/2026', 'Genap 2025/2026'],
    courses: ['Basis Data', 'Struktur Data'],
  },
  render: controlled(PaperHeadForm),
} satisfies Meta<typeof PaperHeadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = (onChange: unknown) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as PaperHeadValue;

export const Default: Story = {};

export const States: Story = {
  args: {
    value: EMPTY,
    errors: {
      course: 'Mata kuliah paling banyak 200 karakter',
      minutes: 'Waktu harus 1 sampai 600 menit',
      rules: 'Tata tertib paling banyak 20 baris',
      size: 'Ukuran kertas tidak dikenal',
    },
  },
};

export const Narrow: Story = {
  args: { value: { ...HEAD, university: 'Ketidakbertanggungjawabannyakah '.repeat(4) } },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const KeepsLinesWhileTheyAreTyped: Story = {
  play: async ({ canvas, args }) => {
    const rules = canvas.getByRole('textbox', { name: 'Tata tertib' });
    await userEvent.type(rules, '{Enter}{Enter}Tenang.');
    await expect(rules).toHaveValue('Kerjakan sendiri.\nTidak boleh membuka catatan.\n\nTenang.');
    await expect(last(args.onChange).rules).toEqual([
      'Kerjakan sendiri.',
      'Tidak boleh membuka catatan.',
      '',
      'Tenang.',
    ]);
    await userEvent.clear(rules);
    await expect(last(args.onChange).rules).toEqual([]);
  },
};

export const ReadsADay: Story = {
  play: async ({ canvas, args }) => {
    const date = canvas.getByRole('textbox', { name: 'Tanggal' });
    await expect(date).toHaveValue('14/10/2025');
    await userEvent.clear(date);
    await userEvent.type(date, '3-11-2025');
    await expect(last(args.onChange).date).toBe('2025-11-03');
    await expect(date).toHaveValue('03/11/2025');
    await userEvent.clear(date);
    await userEvent.type(date, '31/02/2025');
    await expect(last(args.onChange).date).toBe('');
    await expect(date).toBeValid();
    await userEvent.tab();
    await expect(date).toBeInvalid();
    await expect(date).toHaveValue('31/02/2025');
  },
};

export const ChoosesPaperAndVariants: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'F4' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Varian' }), '6');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Acak opsi jawaban' }));
    await expect(last(args.onChange)).toEqual({
      ...HEAD,
      size: 'F4',
      variants: 6,
      shuffleOptions: false,
    });
    await expect(canvas.getByRole('option', { name: '3 (A, B, C)' })).toBeInTheDocument();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'For candidates' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Rules' })).toBeVisible();
  },
};
