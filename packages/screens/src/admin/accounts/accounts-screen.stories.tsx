import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountAnswers, accountServer } from '../../test/account-fixtures.js';
import { answers, refuses } from '../../test/mock.js';
import { withAdmin } from '../../test/with-app.js';
import { AccountsScreen } from './accounts-screen.js';

const asked: string[] = [];

const meta = {
  title: 'Layar/Semua akun',
  tags: ['autodocs'],
  component: AccountsScreen,
  parameters: { frames: { 'layar-semua-akun-tampilan--default': 720 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { q: '', kind: '', status: '', sort: '' },
    onStateChange: fn(),
    onSignedOut: fn(),
  },
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return <AccountsScreen {...args} state={state} onStateChange={setState} />;
  },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(...accountServer(asked));
  },
} satisfies Meta<typeof AccountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = {
  play: async () => {
    await screen.findByText('Menampilkan 5 dari 5 akun');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'lecturer');
    await screen.findByText('Menampilkan 2 dari 2 akun');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari akun' }), 'ratna');
    await waitFor(() => expect(asked.at(-1)).toBe('q=ratna&kind=lecturer'));
  },
};

export const Disables: Story = {
  play: async () => {
    await screen.findByText('Menampilkan 5 dari 5 akun');
    await userEvent.click(button('Edit Budi Santoso'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Nonaktif');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Akun berhasil diperbarui');
    const row = screen.getByRole('row', { name: /Budi Santoso/ });
    await within(row).findByText('Nonaktif');
  },
};

export const SetsAPassword: Story = {
  play: async ({ msw }) => {
    let sent: unknown;
    msw.use(
      answers('updateAccount', async ({ request }) => {
        sent = await request.json();
        return accountAnswers[1];
      }),
    );
    await screen.findByText('Menampilkan 5 dari 5 akun');
    await userEvent.click(button('Edit Budi Santoso'));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Password baru');
    await userEvent.type(field, 'lima5');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText('Password minimal 6 karakter');
    await userEvent.type(field, '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Password diganti. Sesi lama akun itu berakhir.');
    await expect(sent).toEqual({ password: 'lima56' });
  },
};

export const KeepsTheLastAdministrator: Story = {
  play: async () => {
    await screen.findByText('Menampilkan 5 dari 5 akun');
    await userEvent.click(button('Edit Administrator'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Jenis' }), 'student');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByText(/^Gagal menyimpan akun: /);
    await expect(dialog.getByRole('combobox', { name: 'Jenis' })).toHaveValue('student');
  },
};

export const Removes: Story = {
  play: async () => {
    await screen.findByText('Menampilkan 5 dari 5 akun');
    await userEvent.click(button('Hapus Citra Maharani'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Akun berhasil dihapus');
    await screen.findByText('Menampilkan 4 dari 4 akun');
  },
};

export const ImportsStudents: Story = {
  play: async () => {
    await screen.findByText('Menampilkan 5 dari 5 akun');
    await userEvent.click(button('Impor Mahasiswa'));
    const dialog = within(await screen.findByRole('dialog'));
    const rows = 'Sari;sari@contoh.ac.id;rahasia\nTono;tono@contoh.ac.id;rahasia\n';
    const file = new File([`nama;email;password\n${rows}`], 'mahasiswa.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(/File CSV/), file);
    await userEvent.click(await dialog.findByRole('button', { name: 'Impor 2 baris' }));
    await screen.findByText('2 mahasiswa berhasil ditambahkan');
    await screen.findByText('Menampilkan 7 dari 7 akun');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('accounts', 503, 'Basis data sedang sibuk.')),
  play: async () => {
    await screen.findByText('Daftar akun tidak dapat dimuat');
    await expect(screen.getByText('Basis data sedang sibuk.')).toBeVisible();
  },
};

export const SendsHomeWhoMayNot: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('accounts', 403)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};

async function fillNew(values: Record<string, string>) {
  await screen.findByText('Menampilkan 5 dari 5 akun');
  await userEvent.click(button('Tambah Akun'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Akun' }));
  for (const [label, text] of Object.entries(values)) {
    await userEvent.type(dialog.getByLabelText(label), text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  return dialog;
}

const WAYAN = { Nama: 'Wayan Sukma', Email: 'wayan@contoh.ac.id', Password: 'rahasia1' };

export const AddsAStudent: Story = {
  play: async () => {
    await fillNew(WAYAN);
    await screen.findByText('Akun berhasil ditambahkan');
    await screen.findByRole('row', { name: /Wayan Sukma/ });
  },
};

export const SaysWhatIsWrongWithANewOne: Story = {
  play: async () => {
    const dialog = await fillNew({ Email: 'bukan email', Password: 'lima5' });
    await dialog.findByText('Format email tidak valid');
    await dialog.findByText('Password minimal 6 karakter');
    await userEvent.type(dialog.getByLabelText('Password'), '6');
    await expect(dialog.queryByText('Password minimal 6 karakter')).toBeNull();
    await expect(dialog.getByLabelText('Email')).toHaveValue('bukan email');
  },
};

export const KeepsWhatWasRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('importAccounts', 409, 'Email sudah digunakan.')),
  play: async () => {
    const dialog = await fillNew(WAYAN);
    await dialog.findByText('Gagal menyimpan akun: Email sudah digunakan.');
    await expect(dialog.getByLabelText('Nama')).toHaveValue('Wayan Sukma');
  },
};
