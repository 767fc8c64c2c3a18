import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { QuestionSet } from '../model/sets/question-set.js';
import { sets } from '../test/fixtures.js';
import { OwnSetsView, type OwnSetsViewProps } from './own-sets-view.js';

const withdrawn: QuestionSet = {
  ...(sets[1] as QuestionSet),
  id: 9,
  title: 'Kuis Normalisasi',
  withdrawnAt: '2026-11-01T03:00:00.000Z',
};

const meta = {
  title: 'Layar/Paket Saya/Tampilan',
  component: OwnSetsView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', data: [...sets, withdrawn] },
    restoring: new Set<number>(),
    onWithdraw: fn(async () => {}),
    onDelete: fn<OwnSetsViewProps['onDelete']>(async () => {}),
    onRestore: fn(),
    describeError: () => 'Perubahan tidak dapat disimpan. Silakan coba lagi.',
    hrefs: {
      upload: '#/upload',
      preview: (id) => `#/preview/${id}`,
      edit: (id) => `#/edit/${id}`,
    },
  },
} satisfies Meta<typeof OwnSetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 paket soal, 1 ditarik')).toBeVisible();
    await expect(canvas.getByText('dapat dikembalikan sampai 1 Des 2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kuis Normalisasi' })).toBeNull();
    const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;
    const titleOf = (title: string) => sizeOf(canvas.getByText(title));
    await expect(titleOf('Kuis Normalisasi')).toBe(titleOf('UAS Basis Data'));
    await expect(
      canvas.getByRole('link', { name: 'Lengkapi Kuis Algoritma Greedy' }),
    ).toHaveAttribute('href', '#/edit/3');
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan Kuis Normalisasi' }));
    await expect(args.onRestore).toHaveBeenCalledWith(withdrawn);
  },
};

/** On a tablet titles keep their room, and what can be done with a set is an icon with its name. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: 'Paket soal Anda' });
    for (const head of within(table).getAllByRole('rowheader')) {
      await expect(head.offsetWidth).toBeGreaterThanOrEqual(220);
    }
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    const withdraw = canvas.getByRole('button', { name: 'Tarik UAS Basis Data' });
    await expect(withdraw.offsetWidth).toBe(32);
    await expect(withdraw).toHaveAttribute('title', 'Tarik');
    const restore = canvas.getByRole('button', { name: 'Kembalikan Kuis Normalisasi' });
    await userEvent.click(restore);
    await expect(args.onRestore).toHaveBeenCalledWith(withdrawn);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', busy: false, retry: fn() } },
};

export const Empty: Story = {
  args: { state: { status: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: 'Upload Soal' })).toHaveLength(
      1,
    );
  },
};

export const Restoring: Story = { args: { restoring: new Set([9]) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: {
    state: {
      status: 'ready',
      data: [
        {
          ...withdrawn,
          title:
            'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan',
          downloads: 123_456_789_012,
        },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const AsksBeforeWithdrawing: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tarik UAS Basis Data' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('alertdialog', { name: 'Tarik paket soal ini?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};

const hidden: QuestionSet = {
  ...(sets[0] as QuestionSet),
  release: {
    visibility: 'users',
    availableFrom: null,
    keyVisibility: 'users',
    keyFrom: '2099-12-20T05:00:00.000Z',
  },
};
const closed: QuestionSet = {
  ...hidden,
  release: undefined,
  files: hidden.files.filter(({ category }) => category === 'questions'),
};
const mineAlone: QuestionSet = {
  ...(sets[1] as QuestionSet),
  creatorId: undefined,
  release: { visibility: 'owner', availableFrom: null, keyVisibility: 'owner', keyFrom: null },
};
const open: QuestionSet = {
  ...(sets[2] as QuestionSet),
  release: { visibility: 'public', availableFrom: null, keyVisibility: 'public', keyFrom: null },
};

/** A server that knows who sees what: a column of it, and a set's history. */
export const Released: Story = {
  args: {
    state: { status: 'ready', data: [hidden, mineAlone, open] },
    viewAs: 'me',
    onViewAs: fn(),
    onRelease: fn(async () => []),
    renderLog: fn((set, onClose) => (
      <button type="button" onClick={onClose}>
        Riwayat dari {set.title}
      </button>
    )),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Akses' })).toBeVisible();
    const rowOf = (title: string) => canvas.getByRole('row', { name: new RegExp(title) });
    await waitFor(() => expect(rowOf(hidden.title)).toHaveTextContent('Setelah masuk'));
    await expect(rowOf(hidden.title)).toHaveTextContent('Kunci dibuka 20 Des 2099');
    await expect(rowOf(hidden.title)).toHaveTextContent('Lengkap, kunci dibuka 20 Desember 2099');
    await expect(rowOf(open.title)).toHaveTextContent('Semua orang');
    await userEvent.click(canvas.getByRole('button', { name: `Riwayat ${hidden.title}` }));
    await expect(args.renderLog).toHaveBeenLastCalledWith(hidden, expect.any(Function));
    await userEvent.click(canvas.getByRole('button', { name: `Riwayat dari ${hidden.title}` }));
    await expect(canvas.queryByRole('button', { name: /^Riwayat dari/ })).toBeNull();
  },
};

/** What somebody else sees of them: nothing can be done with it. */
export const SeenByVisitors: Story = {
  args: {
    ...Released.args,
    viewAs: 'visitor',
    state: { status: 'ready', data: [sets[2] as QuestionSet] },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Pengunjung melihat 1 paket soal Anda')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Tarik/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const readers = canvas.getByRole('radiogroup', { name: 'Lihat sebagai' });
    within(readers).getByRole('radio', { name: 'Pengunjung' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onViewAs).toHaveBeenLastCalledWith('user');
  },
};

/** The key is there, and closed to them. */
export const SeenWithoutTheKey: Story = {
  args: {
    ...Released.args,
    viewAs: 'user',
    state: {
      status: 'ready',
      data: [
        { ...closed, keyFrom: '2099-12-20T05:00:00.000Z' },
        { ...closed, id: 9, title: 'Kuis Basis Data' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kunci dibuka 20 Desember 2099$/)).toBeVisible();
    await expect(canvas.getByText(/kunci tertutup$/)).toBeVisible();
  },
};

export const SeenByNobody: Story = {
  args: { ...Released.args, viewAs: 'user', state: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak satu pun paket soal Anda tampak')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mahasiswa' })).toBeChecked();
  },
};

export const LoadingAsStudents: Story = {
  args: { ...Released.args, viewAs: 'user', state: { status: 'loading' } },
};

export const FailedAsStudents: Story = {
  args: {
    ...Released.args,
    viewAs: 'user',
    state: { status: 'failed', busy: false, retry: fn() },
  },
};

/** Several at once, by keyboard; one that is withdrawn stays as it is. */
export const ChangesSeveralAtOnce: Story = {
  args: {
    ...Released.args,
    state: { status: 'ready', data: [hidden, open, { ...withdrawn, release: hidden.release }] },
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: /semua/i }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/^3 dipilih/)).toBeVisible();
    canvas.getByRole('button', { name: 'Ubah akses' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah akses 2 paket soal' }));
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Siapa yang boleh melihat' })).getByRole(
        'radio',
        { name: /^Hanya dosen/ },
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan akses' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRelease).toHaveBeenLastCalledWith(
      [hidden, open],
      expect.objectContaining({ visibility: 'lecturers', keyVisibility: 'lecturers' }),
    );
    await expect(canvas.queryByText(/dipilih/)).toBeNull();
  },
};

/** What could not be changed is said, and stays chosen. */
export const CouldNotChangeAll: Story = {
  args: { ...Released.args, onRelease: fn(async () => [open.id]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /semua/i }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah akses' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan akses' }));
    await expect(await dialog.findByText(/^Akses 1 paket soal belum dapat diubah/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/^1 dipilih/)).toBeVisible();
  },
};

/** Nothing is sent that cannot be read. */
export const RefusesWhatCannotBeRead: Story = {
  args: { ...Released.args, onRelease: fn(async () => []) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Pilih ${hidden.title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah akses' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [date] = within(dialog.getByRole('group', { name: /Kunci dibuka/ })).getAllByRole(
      'textbox',
    );
    await userEvent.clear(date as HTMLElement);
    await userEvent.type(date as HTMLElement, '31/02/2027');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan akses' }));
    await expect(await dialog.findByText(/tidak dapat dibaca/)).toBeVisible();
    await expect(args.onRelease).not.toHaveBeenCalled();
  },
};

export const ReleasedOnPhone: Story = {
  ...Released,
  globals: { viewport: { value: 'phone' } },
  play: undefined,
};

/** A withdrawn set goes for good; the focus goes on to where one reads what is left. */
export const DeletesForGood: Story = {
  render: function Deleting(args) {
    const [all, setAll] = useState<readonly QuestionSet[]>([withdrawn]);
    return (
      <OwnSetsView
        {...args}
        state={{ status: 'ready', data: [...sets, ...all] }}
        onDelete={async (set) => {
          await args.onDelete(set);
          setAll([]);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: `Hapus ${withdrawn.title} selamanya` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/tidak dapat dibatalkan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus selamanya' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 9 }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};
