import { pathOf } from '@bank-soal/contract/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { courseTagAnswers } from '../../test/admin-fixtures.js';
import { tagServer } from '../../test/admin-server.js';
import { answers, hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { asVisitor, withAdmin } from '../../test/with-app.js';
import { CourseTagsScreen } from './course-tags-screen.js';

const meta = {
  title: 'Layar/Admin Mata Kuliah',
  tags: ['autodocs'],
  component: CourseTagsScreen,
  parameters: {
    frames: {
      'layar-admin-mata-kuliah-daftar--default': 720,
      'layar-admin-mata-kuliah-formulir--editing': 440,
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { q: '' },
    onStateChange: fn(),
    hrefs: { list: '#/admin/mata-kuliah' },
    onSignedOut: fn(),
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <CourseTagsScreen
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
  beforeEach: ({ msw }) => msw.use(...tagServer('CourseTag', courseTagAnswers)),
} satisfies Meta<typeof CourseTagsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const dialog = () => within(screen.getByRole('alertdialog'));
const nameField = () => screen.findByRole('textbox', { name: /Nama Tag/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

async function loaded() {
  await waitFor(() => expect(names().length).toBeGreaterThan(2));
}

export const Default: Story = {
  play: async () => {
    await loaded();
    await expect(await screen.findByText('Daftar tag berhasil dimuat')).toBeVisible();
    await expect(names()).toEqual([
      'Basis Data',
      'Pemrograman Berorientasi Objek',
      'Struktur Data',
    ]);
  },
};

export const SearchesByName: Story = {
  play: async () => {
    await loaded();
    await userEvent.type(screen.getByRole('searchbox'), 'DATA');
    await waitFor(() => expect(names()).toEqual(['Basis Data', 'Struktur Data']));
    await expect(screen.getByText('Hasil Pencarian').closest('div')).toHaveTextContent('2');
    await expect(screen.getByText('Total Tag').closest('div')).toHaveTextContent('3');
  },
};

export const MergesTwoAndTakesItBack: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: /Basis Data/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Struktur Data/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Gabungkan' }));
    await expect(dialog().getByRole('radio', { name: 'Basis Data' })).toBeChecked();
    await dialog().findByText('Yang pindah: 1 paket soal · 1 butir soal · 2 materi');
    await userEvent.click(dialog().getByRole('button', { name: 'Gabungkan' }));
    await screen.findByText('“Struktur Data” digabungkan ke “Basis Data”');
    await waitFor(() => expect(names()).toEqual(['Basis Data', 'Pemrograman Berorientasi Objek']));
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Penggabungan diurungkan');
    await waitFor(() => expect(names()).toContain('Struktur Data'));
  },
};

export const AddsATag: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Tag' }));
    await userEvent.type(await nameField(), '  Kecerdasan Buatan {Enter}');
    await expect(await screen.findByText('Tag berhasil ditambahkan')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Kecerdasan Buatan'));
  },
};

export const RefusesEmptyAndKnownNames: Story = {
  args: { state: { q: '', form: 'new' } },
  play: async () => {
    const field = await nameField();
    await userEvent.type(field, '   ');
    await save();
    await expect(screen.getByText('Nama tag harus diisi')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'basis data');
    await expect(screen.queryByText('Nama tag harus diisi')).toBeNull();
    await save();
    await expect(screen.getByText('Nama tag sudah digunakan')).toBeVisible();
  },
};

export const RenamesATagToItself: Story = {
  args: { state: { q: '', form: 2 } },
  play: async () => {
    const field = await nameField();
    await userEvent.clear(field);
    await userEvent.type(field, 'basis DATA');
    await save();
    await expect(await screen.findByText('Tag berhasil diperbarui')).toBeVisible();
    await waitFor(() => expect(names()).toContain('basis DATA'));
  },
};

/** Two people rename one tag: the second reads the name that the first gave, and decides. */
export const SaysWhatItIsCalledMeanwhile: Story = {
  args: { state: { q: '', form: 2 } },
  play: async () => {
    const field = await nameField();
    await fetch(pathOf('updateCourseTag', { id: 2 }), {
      method: 'PUT',
      body: JSON.stringify({ name: 'Sistem Basis Data' }),
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'Pengelolaan Data');
    await save();
    await expect(await screen.findByText(/diganti menjadi "Sistem Basis Data"/)).toBeVisible();
    await expect(field).toHaveValue('Pengelolaan Data');
    await save();
    await expect(await screen.findByText('Tag berhasil diperbarui')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Pengelolaan Data'));
  },
};

/** Another administrator may have renamed it since: what was not changed is not sent. */
export const PutsNoOldNameBack: Story = {
  args: { state: { q: '', form: 2 } },
  beforeEach: ({ msw }) => msw.use(refuses('updateCourseTag', 500, 'Nama lama terkirim')),
  play: async ({ args }) => {
    await expect(await nameField()).toHaveValue('Basis Data');
    await save();
    await waitFor(() => expect(args.onStateChange).toHaveBeenCalled());
    await expect(screen.queryByText('Nama lama terkirim')).toBeNull();
  },
};

export const ShowsTheServersDuplicate: Story = {
  args: { state: { q: '', form: 'new' } },
  beforeEach: ({ msw }) => msw.use(refuses('createCourseTag', 409, 'Nama tag sudah digunakan')),
  play: async () => {
    const field = await nameField();
    await userEvent.type(field, 'Statistika');
    await save();
    await expect(await screen.findByText('Nama tag sudah digunakan')).toBeVisible();
    await expect(field).toHaveValue('Statistika');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const LosesNothingWhenSavingFails: Story = {
  args: { state: { q: '', form: 'new' } },
  beforeEach: ({ msw }) => msw.use(refuses('createCourseTag', 500, '')),
  play: async () => {
    const field = await nameField();
    await userEvent.type(field, 'Statistika');
    await save();
    await expect(await screen.findByText('Terjadi kesalahan saat menyimpan tag.')).toBeVisible();
    await expect(field).toHaveValue('Statistika');
  },
};

export const DeletesATag: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Basis Data' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('Tag berhasil dihapus')).toBeVisible();
    await waitFor(() => expect(names()).not.toContain('Basis Data'));
  },
};

export const SaysWhyDeletingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteCourseTag', 500, '')),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Basis Data' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await dialog().findByText('Terjadi kesalahan saat menghapus tag.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
  },
};

export const DeletesSeveral: Story = {
  play: async () => {
    await loaded();
    await userEvent.type(screen.getByRole('searchbox'), 'data');
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Hapus 2 Tag Mata Kuliah');
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('2 tag berhasil dihapus')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan semua' }));
    await waitFor(() => expect(names()).toEqual(['Pemrograman Berorientasi Objek']));
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('courseTags', 500, courseTagAnswers)),
  play: async () => {
    // The server's own sentence counts before ours.
    await screen.findByText('Ditolak');
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await loaded();
  },
};

export const HasItsOwnSentenceForFailure: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('courseTags', 500, '')),
  play: async () => {
    await expect(await screen.findByText('Gagal memuat tag. Silakan coba lagi.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('courseTags')),
  play: async () => {
    await expect(await screen.findByText('Memuat Data...')).toBeInTheDocument();
    await expect(screen.queryByText('Daftar tag berhasil dimuat')).toBeNull();
  },
};

export const ImportsAllOrNothing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('importCourseTags', () =>
        Response.json(
          {
            message: 'Impor dibatalkan',
            errors: [{ row: 2, field: 'name', message: 'Nama tag sudah digunakan' }],
          },
          { status: 422 },
        ),
      ),
    ),
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Impor CSV' }));
    const box = within(screen.getByRole('dialog'));
    const file = new File(['name\nStatistika\nKalkulus\n'], 'tag.csv', { type: 'text/csv' });
    await userEvent.upload(box.getByLabelText(/File CSV/), file);
    await userEvent.click(await box.findByRole('button', { name: 'Impor 2 baris' }));
    await expect(await box.findByText('Impor dibatalkan')).toBeVisible();
    await expect(box.getByText('Nama tag sudah digunakan')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Impor 2 baris' })).toBeDisabled();
    await userEvent.click(box.getByRole('button', { name: 'Batal' }));
    await expect(names()).not.toContain('Statistika');
  },
};

export const SignsOutOn401: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('courseTags', 401, 'Unauthorized')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};

export const SignsOutOn403: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('deleteCourseTag', 403, 'Akses ditolak')),
  play: async ({ args }) => {
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Basis Data' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
  },
};

const written: string[] = [];

export const SendsAVisitorToTheLogin: Story = {
  parameters: asVisitor,
  args: { state: { q: '', form: 'new' } },
  beforeEach: ({ msw }) => {
    written.length = 0;
    msw.use(
      answers('createCourseTag', () => {
        written.push('create');
        return courseTagAnswers[0];
      }),
    );
  },
  play: async ({ args }) => {
    await userEvent.type(await nameField(), 'Statistika');
    await save();
    await expect(args.onSignedOut).toHaveBeenCalledWith('missing');
    await expect(
      (await screen.findAllByText('Anda perlu login untuk melakukan aksi ini.'))[0],
    ).toBeVisible();
    await expect(written).toEqual([]);
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { state: { q: '', form: 'new' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /Tag name/ });
    await userEvent.type(name, `${courseTagAnswers[0]?.name}{Enter}`);
    await expect(await canvas.findByText('This name is already taken')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Course tags' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Tambah|Hapus|Cari|Tanggal/);
  },
};
