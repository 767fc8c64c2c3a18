import type { LecturerAnswer } from '@bank-soal/contract/accounts';
import { SESSION_SENTENCES } from '@bank-soal/contract/sentences';
import { toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lecturerAnswers } from '../../test/admin-fixtures.js';
import { lecturerServer } from '../../test/admin-server.js';
import { answers, breaks, hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { asVisitor, withAdmin } from '../../test/with-app.js';
import { LecturersScreen } from './lecturers-screen.js';

const meta = {
  title: 'Layar/Admin Dosen',
  tags: ['autodocs'],
  component: LecturersScreen,
  parameters: {
    frames: {
      'layar-admin-dosen-daftar--default': 720,
      'layar-admin-dosen-formulir--editing': 560,
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { q: '' },
    onStateChange: fn(),
    hrefs: { list: '#/admin/dosen' },
    onSignedOut: fn(),
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <LecturersScreen
        {...args}
        state={state}
        onStateChange={(next, change) => {
          args.onStateChange(next, change);
          setState(next);
        }}
      />
    );
  },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => msw.use(...lecturerServer()),
} satisfies Meta<typeof LecturersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = lecturerAnswers.map(({ nama }) => nama);
const [RATNA = '', BAGAS = '', DEWI = ''] = NAMES;

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const dialog = (role = 'alertdialog') => within(screen.getByRole(role));

async function loaded() {
  await waitFor(() => expect(names()).toHaveLength(4));
}

async function fill(
  values: Partial<Record<'nama' | 'email' | 'password' | 'confirmation', string>>,
) {
  for (const [field, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    if (!input) throw new Error(`No field ${field}`);
    await userEvent.clear(input);
    if (value !== '') await userEvent.type(input, value);
  }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

export const Default: Story = {
  beforeEach: () => void spyOn(toast, 'success'),
  play: async () => {
    await loaded();
    const said = screen.getByText('Daftar dosen berhasil dimuat');
    await expect(said).toBeVisible();
    await expect(said.tagName).toBe('OUTPUT');
    // In its own line, over nothing else.
    await expect(toast.success).not.toHaveBeenCalled();
    const line = said.getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(
      screen.getByRole('table').getBoundingClientRect().top,
    );
    await expect(names()).toEqual([BAGAS, DEWI, RATNA, NAMES[3]].toSorted());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('lecturers')),
  play: async () => {
    await expect(await screen.findByText('Memuat Data...')).toBeInTheDocument();
    await expect(screen.queryByText('Daftar dosen berhasil dimuat')).toBeNull();
  },
};

export const SearchesNameAndEmail: Story = {
  play: async ({ args }) => {
    await loaded();
    await userEvent.type(screen.getByRole('searchbox'), 'dewi.lestari@');
    await waitFor(() => expect(names()).toEqual([DEWI]));
    await expect(screen.getByText('Hasil Pencarian').closest('div')).toHaveTextContent('1');
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenCalledWith({ q: 'dewi.lestari@' }, { replace: true }),
    );
  },
};

export const SortsByEmail: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await expect(names()).toEqual([RATNA, NAMES[3], DEWI, BAGAS]);
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('lecturers', 500, lecturerAnswers)),
  play: async () => {
    await screen.findByText('Gagal memuat daftar dosen. Pastikan backend berjalan.');
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await loaded();
    await expect(await screen.findByText('Daftar dosen berhasil dimuat')).toBeVisible();
  },
};

export const AddsALecturer: Story = {
  play: async ({ args }) => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Dosen' }));
    await expect(args.onStateChange).toHaveBeenCalledWith(
      { q: '', form: 'new' },
      { replace: false },
    );
    await fill({
      nama: ' Sari Melati ',
      email: 'sari@contoh.ac.id',
      password: 'rahasia',
      confirmation: 'rahasia',
    });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Dosen berhasil ditambahkan')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Sari Melati'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tambah Dosen' })).toHaveFocus());
  },
};

export const JudgesEveryField: Story = {
  args: { state: { q: '', form: 'new' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Tambah Dosen' });
    await save();
    for (const sentence of [
      'Nama dosen harus diisi',
      'Email harus diisi',
      'Password harus diisi',
      'Password wajib diisi untuk dosen baru.',
    ]) {
      await expect(screen.getByText(sentence)).toBeVisible();
    }
    await fill({ nama: 'Sari', email: 'sari', password: '12345', confirmation: 'lain' });
    await expect(screen.queryByText('Nama dosen harus diisi')).toBeNull();
    await expect(screen.queryByText('Password wajib diisi untuk dosen baru.')).toBeNull();
    await save();
    await expect(screen.getByText('Format email tidak valid')).toBeVisible();
    await expect(screen.getByText('Password minimal 6 karakter')).toBeVisible();
    await expect(screen.getByText('Konfirmasi password tidak cocok')).toBeVisible();
    await fill({ email: 'RATNA.wulandari@contoh.ac.id', password: '123456' });
    await save();
    await expect(screen.getByText('Email sudah digunakan oleh dosen lain.')).toBeVisible();
    await expect(screen.getByText('Konfirmasi password tidak cocok')).toBeVisible();
    await fill({ confirmation: '1' });
    await expect(screen.queryByText('Konfirmasi password tidak cocok')).toBeNull();
  },
};

export const ChangesALecturerWithoutPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('updateLecturer', async ({ params, request }) => {
        const body = (await request.json()) as Record<string, string>;
        if ('password' in body) return new Response('{"message":"x"}', { status: 400 });
        return { ...lecturerAnswers[2], ...body, id: Number(params.id) };
      }),
    ),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: `Edit ${DEWI}` }));
    await expect(screen.getByRole('checkbox', { name: 'Aktif' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Aktif' }));
    await save();
    await expect(await screen.findByText('Data dosen berhasil diperbarui')).toBeVisible();
    await loaded();
    await waitFor(() => expect(screen.getByRole('button', { name: `Edit ${DEWI}` })).toHaveFocus());
  },
};

const sent: Record<string, string>[] = [];

/** A server on which another administrator is quicker: lecturer 3 changes between read and write. */
function changesMeanwhile(part: Partial<LecturerAnswer>) {
  let one = lecturerAnswers[1] as LecturerAnswer;
  let isChanged = false;
  sent.length = 0;
  return [
    answers('lecturer', () => HttpResponse.json(one, { headers: { etag: `"${isChanged}"` } })),
    answers('updateLecturer', async ({ request }) => {
      const expected = request.headers.get('if-match') === `"${isChanged}"`;
      if (isChanged && expected) {
        sent.push((await request.json()) as Record<string, string>);
        return one;
      }
      isChanged = true;
      one = { ...one, ...part };
      return HttpResponse.json({ message: 'Sudah berubah' }, { status: 412 });
    }),
  ];
}

export const PutsNothingBack: Story = {
  args: { state: { q: '', form: 3 } },
  beforeEach: ({ msw }) => msw.use(...changesMeanwhile({ nama: 'Bagas Prasetyo' })),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Aktif' }));
    await save();
    await expect(await screen.findByText('Data dosen berhasil diperbarui')).toBeVisible();
    const { email = '' } = lecturerAnswers[1] ?? {};
    await expect(sent).toEqual([{ nama: 'Bagas Prasetyo', email, status: 'Nonaktif' }]);
  },
};

export const LetsOneChooseBetweenTwoNames: Story = {
  args: { state: { q: '', form: 3 } },
  beforeEach: ({ msw }) =>
    msw.use(...changesMeanwhile({ nama: 'Bagas Prasetyo', status: 'Nonaktif' })),
  play: async () => {
    await screen.findByRole('heading', { name: 'Edit Dosen' });
    await fill({ nama: 'Bagas P.' });
    await save();
    const title = await screen.findByText('Data dosen ini berubah sejak Anda membukanya');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Bagas P\./ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(await screen.findByText('Data dosen berhasil diperbarui')).toBeVisible();
    await expect(sent).toEqual([expect.objectContaining({ nama: 'Bagas P.', status: 'Nonaktif' })]);
  },
};

export const YieldsToWhatIsStored: Story = {
  args: { state: { q: '', form: 3 } },
  beforeEach: ({ msw }) => msw.use(...changesMeanwhile({ nama: 'Bagas Prasetyo' })),
  play: async () => {
    await screen.findByRole('heading', { name: 'Edit Dosen' });
    await fill({ nama: 'Bagas P.' });
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: /Bagas Prasetyo/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(
      await screen.findByText('Tidak ada yang diubah: isian yang tersimpan tetap dipakai'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

export const LosesNothingWhenSavingFails: Story = {
  args: { state: { q: '', form: 3 } },
  beforeEach: ({ msw }) => msw.use(breaks('updateLecturer')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Edit Dosen' });
    await fill({ nama: 'Bagas P.', password: 'rahasia', confirmation: 'rahasia' });
    await save();
    await expect(
      await screen.findByText('Gagal menyimpan dosen: Periksa koneksi jaringan Anda.'),
    ).toBeVisible();
    await expect(screen.getByDisplayValue('Bagas P.')).toBeVisible();
    await expect(screen.getAllByDisplayValue('rahasia')).toHaveLength(2);
    await expect(screen.getByRole('button', { name: 'Simpan' })).not.toHaveAttribute('aria-busy');
  },
};

export const ShowsTheServersDuplicate: Story = {
  args: { state: { q: '', form: 'new' } },
  beforeEach: ({ msw }) =>
    msw.use(refuses('createLecturer', 409, 'Email sudah digunakan oleh dosen lain.')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Tambah Dosen' });
    await fill({
      nama: 'Sari',
      email: 's@contoh.ac.id',
      password: '123456',
      confirmation: '123456',
    });
    await save();
    await expect(
      await screen.findByText('Gagal menyimpan dosen: Email sudah digunakan oleh dosen lain.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: /Nama/ }), '!');
    await expect(screen.getByText(/^Gagal menyimpan dosen/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), '.id');
    await expect(screen.queryByText(/^Gagal menyimpan dosen/)).toBeNull();
    await expect(screen.queryByText('Email sudah digunakan oleh dosen lain.')).toBeNull();
  },
};

export const DeletesALecturerByKeyboard: Story = {
  play: async () => {
    await loaded();
    screen.getByRole('button', { name: `Hapus ${BAGAS}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Batal' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Dosen berhasil dihapus')).toBeVisible();
    await waitFor(() => expect(names()).not.toContain(BAGAS));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Hapus ${DEWI}` })).toHaveFocus(),
    );
  },
};

export const SaysWhyDeletingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteLecturer', 404, 'Dosen tidak ditemukan')),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: `Hapus ${BAGAS}` }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(
      await dialog().findByText('Gagal menghapus dosen: Dosen tidak ditemukan'),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(names()).toContain(BAGAS));
  },
};

export const KeepsSeveralOut: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${RATNA}` }));
    await userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${BAGAS}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Nonaktifkan' }));
    await expect(await screen.findByText('2 dosen berhasil dinonaktifkan')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Nonaktif')).toHaveLength(3));
    await expect(screen.queryByRole('region', { name: /dipilih/ })).toBeNull();
  },
};

export const PutsNoOldNameBackWhenKeepingOut: Story = {
  beforeEach: ({ msw }) => msw.use(...changesMeanwhile({ nama: 'Bagas Prasetyo' })),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${BAGAS}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Nonaktifkan' }));
    await expect(await screen.findByText('1 dosen berhasil dinonaktifkan')).toBeVisible();
    const { email = '' } = lecturerAnswers[1] ?? {};
    await expect(sent).toEqual([{ nama: 'Bagas Prasetyo', email, status: 'Nonaktif' }]);
  },
};

export const TellsWhatOfSeveralFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('deleteLecturer', ({ params }) =>
        params.id === '3'
          ? new Response('{"message":"Dosen sedang dipakai"}', { status: 409 })
          : { message: 'Dihapus' },
      ),
    ),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('3 dosen berhasil dihapus')).toBeVisible();
    await expect(
      await screen.findByText('1 dosen tidak berhasil diproses: Dosen sedang dipakai'),
    ).toBeVisible();
  },
};

export const ImportsLecturers: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Impor CSV' }));
    const file = (text: string) => new File([text], 'dosen.csv', { type: 'text/csv' });
    const heads = 'nama;email;password\n';
    await userEvent.upload(
      dialog('dialog').getByLabelText(/File CSV/),
      file(`${heads}Sari;RATNA.wulandari@contoh.ac.id;rahasia\n`),
    );
    await expect(
      await dialog('dialog').findByText('Email sudah digunakan oleh dosen lain.'),
    ).toBeInTheDocument();
    await userEvent.click(dialog('dialog').getByRole('button', { name: 'Pilih file lain' }));
    await userEvent.upload(
      dialog('dialog').getByLabelText(/File CSV/),
      file(`${heads}Sari;sari@contoh.ac.id;rahasia\nTono;tono@contoh.ac.id;rahasia\n`),
    );
    await userEvent.click(await dialog('dialog').findByRole('button', { name: 'Impor 2 baris' }));
    await expect(await screen.findByText('2 dosen berhasil ditambahkan')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Tono'));
  },
};

export const TellsAVisitorWhatIsMissing: Story = {
  parameters: asVisitor,
  beforeEach: ({ msw }) =>
    msw.use(refuses('lecturers', 401, `Unauthorized: ${SESSION_SENTENCES['session-ended']}`)),
  play: async ({ args }) => {
    await expect(await screen.findByText(SESSION_SENTENCES['session-ended'])).toBeVisible();
    await expect(screen.queryByText(/Unauthorized/)).toBeNull();
    await expect(args.onSignedOut).not.toHaveBeenCalled();
  },
};

export const SignsOutOn401: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('lecturers', 401, 'Unauthorized')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
    await expect(args.onSignedOut).toHaveBeenCalledOnce();
  },
};

export const SignsOutWhenAWriteIsRefused: Story = {
  args: { state: { q: '', form: 3 } },
  beforeEach: ({ msw }) => msw.use(refuses('updateLecturer', 403, 'Akses ditolak')),
  play: async ({ args }) => {
    await screen.findByRole('heading', { name: 'Edit Dosen' });
    await fill({ nama: 'Bagas P.' });
    await save();
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};

export const SaysThatALecturerIsGone: Story = {
  args: { state: { q: '', form: 999 } },
  play: async () => {
    await expect(await screen.findByText('Dosen tidak ditemukan')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke Daftar' }));
    await loaded();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { state: { q: '', form: 'new' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The name of the lecturer is required')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Lecturers' })).toBeVisible();
    await expect((await canvas.findAllByText('Active')).length).toBeGreaterThan(0);
    await expect(canvasElement).not.toHaveTextContent(/Tambah|Hapus|Aktif|Cari/);
  },
};
