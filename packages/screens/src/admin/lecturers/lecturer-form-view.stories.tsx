import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LecturerFormView } from './lecturer-form-view.js';

const form = {
  nama: 'Dr. Ratna Wulandari, M.Kom.',
  email: 'ratna.wulandari@contoh.ac.id',
  password: '',
  confirmation: '',
  active: true,
};

const meta = {
  title: 'Layar/Admin Dosen/Formulir',
  component: LecturerFormView,
  parameters: { layout: 'fullscreen' },
  args: {
    editing: false,
    form: { nama: '', email: '', password: '', confirmation: '', active: true },
    onFormChange: fn(),
    problems: {},
    notice: undefined,
    attempts: 0,
    saving: false,
    conflict: { fields: [], stored: form, onChoose: fn() },
    onSubmit: fn(),
    listHref: '#/admin/dosen',
    onCancel: fn(),
  },
} satisfies Meta<typeof LecturerFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Tambah Dosen' })).toHaveFocus();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Kembali ke Daftar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: { editing: true, form },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Aktif' }));
    await expect(args.onFormChange).toHaveBeenCalledWith({ active: false });
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    editing: true,
    form: { ...form, active: false },
    conflict: {
      fields: ['nama', 'active'],
      stored: { ...form, nama: 'Prof. Dr. Ratna Wulandari, M.Kom.' },
      onChoose: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = within(canvas.getByRole('region', { name: /berubah sejak Anda membukanya/ }));
    await userEvent.click(choice.getByRole('radio', { name: /Prof\. Dr\. Ratna/ }));
    await userEvent.click(choice.getByRole('radio', { name: /Nonaktif/ }));
    await userEvent.click(choice.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(args.conflict.onChoose).toHaveBeenCalledWith({ nama: 'theirs', active: 'mine' });
    await expect(canvas.queryByRole('button', { name: 'Simpan' })).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    problems: {
      nama: 'Nama dosen harus diisi',
      email: 'Format email tidak valid',
      password: 'Password harus diisi',
    },
    notice: 'Password wajib diisi untuk dosen baru.',
    attempts: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: /Nama Dosen/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Nama dosen harus diisi');
  },
};

export const SaveFailed: Story = {
  args: {
    editing: true,
    form,
    notice: 'Gagal menyimpan dosen: Periksa koneksi jaringan Anda.',
    attempts: 1,
  },
};

export const Saving: Story = { args: { editing: true, form, saving: true } };

export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } };
