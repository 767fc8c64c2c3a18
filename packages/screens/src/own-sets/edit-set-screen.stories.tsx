import { FILE_SENTENCES } from '@bank-soal/contract/sentences';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contributionServer } from '../test/contribution-server.js';
import { lecturer, setAnswers } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { answers, refusal, refuses } from '../test/mock.js';
import { sampleFile } from '../test/sample-upload.js';
import { withApp } from '../test/with-app.js';
import { EditSetScreen } from './edit-set-screen.js';

let server = contributionServer();

const site = {
  name: 'Bank Soal Informatika',
  faculty: '',
  logos: { university: null, department: null },
  publicBrowsing: false,
  maxUploadMb: 1,
  questionSetCount: 3,
};

const meta = {
  title: 'Layar/Ubah Paket Soal',
  tags: ['autodocs'],
  component: EditSetScreen,
  parameters: { frames: { 'layar-ubah-paket-soal-tampilan--default': 900 }, layout: 'fullscreen' },
  decorators: [withApp(lecturer)],
  args: {
    id: '70',
    hrefs: { ownSets: '#/my-sets', preview: (id) => `#/preview/${id}` },
    drafts: undefined,
    onWithdrawn: fn(),
    onSessionEnded: fn(),
  },
  render: function Fresh(args) {
    const [drafts] = useState(() => memoryStorage());
    return (
      <>
        <EditSetScreen {...args} drafts={args.drafts ?? drafts} />
        <ToastRegion />
      </>
    );
  },
  beforeEach: ({ msw }) => {
    server = contributionServer(setAnswers[0].files);
    msw.use(answers('site', site), ...server.handlers);
    return () => toast.dismiss();
  },
} satisfies Meta<typeof EditSetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function loaded(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: 'Ubah Paket Soal' });
  return canvas;
}

function input(canvasElement: HTMLElement, near: string): HTMLInputElement {
  const found = canvasElement.querySelector(near)?.querySelector('input[type="file"]');
  if (!(found instanceof HTMLInputElement)) throw new Error(`No file input in ${near}`);
  return found;
}

const REPLACED = FILE_SENTENCES['changed-meanwhile.file'];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.getByText('UTS Struktur Data 2025.pdf')).toBeVisible();
  },
};

export const SavesChanges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const title = canvas.getByRole('textbox', { name: 'Judul Set Soal' });
    await userEvent.type(title, ' (revisi)');
    await canvas.findByText('Ada perubahan yang belum disimpan.');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await expect(await canvas.findByText('Perubahan tersimpan')).toBeVisible();
    await expect(server.calls.updated).toHaveLength(1);
    await expect(server.calls.updated[0]).toMatchObject({
      title: 'UTS Struktur Data 2025 (revisi)',
    });
    await expect(server.calls.updated[0]).not.toHaveProperty('lecturer');
    await waitFor(() =>
      expect(canvas.queryByText('Ada perubahan yang belum disimpan.')).toBeNull(),
    );
  },
};

export const KeepsWhatWasTyped: Story = {
  args: {
    drafts: memoryStorage({
      'bank-soal:edit:2:70': JSON.stringify({
        changes: { title: { from: 'UTS Struktur Data 2025', to: 'Judul baru' } },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const title = canvas.getByRole('textbox', { name: 'Judul Set Soal' });
    await expect(title).toHaveValue('Judul baru');
    await userEvent.click(canvas.getByRole('button', { name: 'Buang perubahan' }));
    await expect(title).toHaveValue('UTS Struktur Data 2025');
  },
};

export const PutsNothingBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    server.changeElsewhere({ title: 'UTS Struktur Data (benar)' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deskripsi' }), ' Tanpa kalkulator.');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await expect(await canvas.findByText('Perubahan tersimpan')).toBeVisible();
    await expect(server.calls.stale).toHaveLength(1);
    await expect(server.calls.updated).toMatchObject([{ title: 'UTS Struktur Data (benar)' }]);
    await expect(server.calls.updated[0]).not.toHaveProperty('topics');
    await expect(canvas.getByRole('textbox', { name: 'Judul Set Soal' })).toHaveValue(
      'UTS Struktur Data (benar)',
    );
  },
};

async function conflicting(canvasElement: HTMLElement) {
  const canvas = await loaded(canvasElement);
  const title = canvas.getByRole('textbox', { name: 'Judul Set Soal' });
  server.changeElsewhere({ title: 'UTS Struktur Data (benar)', description: 'Dari admin' });
  await userEvent.type(title, ' (revisi)');
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
  const heading = await canvas.findByRole('heading', {
    name: 'Paket soal ini berubah sejak Anda membukanya',
  });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(server.calls.updated).toEqual([]);
  await expect(title).toHaveValue('UTS Struktur Data 2025 (revisi)');
  return { canvas, title };
}

export const AsksWhoseTitleCounts: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, title } = await conflicting(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /^Isian Anda/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(await canvas.findByText('Perubahan tersimpan')).toBeVisible();
    await expect(server.calls.updated).toMatchObject([
      { title: 'UTS Struktur Data 2025 (revisi)' },
    ]);
    await expect(server.calls.updated[0]).not.toHaveProperty('description');
    await expect(title).toHaveValue('UTS Struktur Data 2025 (revisi)');
    await expect(canvas.getByRole('textbox', { name: 'Deskripsi' })).toHaveValue('Dari admin');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Simpan Perubahan' })).toHaveFocus(),
    );
  },
};

export const GivesWay: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, title } = await conflicting(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^Tersimpan sekarang/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan pilihan' }));
    await expect(await canvas.findByText(/^Tidak ada yang diubah/)).toBeVisible();
    await expect(title).toHaveValue('UTS Struktur Data (benar)');
    await expect(server.calls.updated).toEqual([]);
  },
};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const title = canvas.getByRole('textbox', { name: 'Judul Set Soal' });
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
    );
    await waitFor(() => expect(title).toHaveFocus());
    await expect(server.calls.updated).toEqual([]);
  },
};

export const ForgetsWhatIsWrongOnceItIsEdited: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const title = canvas.getByRole('textbox', { name: 'Judul Set Soal' });
    const course = canvas.getByRole('combobox', { name: 'Mata Kuliah' });
    await userEvent.clear(title);
    await userEvent.clear(course);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await expect(title).toBeInvalid();
    await userEvent.type(course, 'Kriptografi');
    await expect(course).toBeValid();
    await expect(course).toHaveFocus();
    await expect(title).toBeInvalid();
    await userEvent.type(title, 'UAS');
    await expect(title).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const AddsAFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.upload(
      input(canvasElement, '[data-component="file-slot"]'),
      sampleFile('Lampiran.pdf'),
    );
    await canvas.findByRole('button', { name: 'Ganti Lampiran.pdf' });
    await expect(server.calls.uploaded).toEqual([
      { name: 'Lampiran.pdf', category: 'questions', set: '70' },
    ]);
  },
};

export const HoldsNoMoreThanThirtyFiles: Story = {
  beforeEach: ({ msw }) => {
    const [file] = setAnswers[0].files ?? [];
    if (file === undefined) throw new Error('The sample set has no file');
    const files = Array.from({ length: 29 }, (_, at) => ({ ...file, id: 900 + at }));
    server = contributionServer(files);
    msw.use(answers('site', site), ...server.handlers);
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const slot = input(canvasElement, '[data-component="file-slot"]');
    await userEvent.upload(slot, [sampleFile('satu.txt'), sampleFile('dua.txt')]);
    await expect(
      await canvas.findByText(
        'Satu paket soal berisi paling banyak 30 file. Hapus file lain terlebih dahulu.',
      ),
    ).toBeVisible();
    await canvas.findByRole('button', { name: 'Ganti satu.txt' });
    await expect(server.calls.uploaded.map(({ name }) => name)).toEqual(['satu.txt']);
  },
};

export const ReplacesAFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.upload(
      input(canvasElement, '[data-component="file-row"]'),
      sampleFile('UTS revisi.pdf'),
    );
    await canvas.findByRole('button', { name: 'Ganti UTS revisi.pdf' });
    await waitFor(() => expect(canvas.queryByText('UTS Struktur Data 2025.pdf')).toBeNull());
    await expect(server.calls.replaced).toEqual(['11']);
    await expect(server.calls.deletedFiles).toEqual([]);
  },
};

/** Another has replaced the file while this one was on its way: nothing is lost of either. */
export const AddsWhatCannotReplaceAnyMore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('uploadFile', (call) =>
        call.form.has('replaces')
          ? refusal(409, REPLACED, { code: 'changed-meanwhile', what: 'file' })
          : server.upload(call),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.upload(
      input(canvasElement, '[data-component="file-row"]'),
      sampleFile('UTS revisi.pdf'),
    );
    await canvas.findByText(REPLACED);
    await userEvent.click(canvas.getByRole('button', { name: /Coba lagi/i }));
    await canvas.findByRole('button', { name: 'Ganti UTS revisi.pdf' });
    await expect(server.calls.replaced).toEqual([]);
    await expect(canvas.getByText('UTS Struktur Data 2025.pdf')).toBeVisible();
  },
};

export const RemovesAFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus UTS Struktur Data 2025.pdf' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Hapus file ini?' }));
    await expect(dialog.getByText(/^Ini satu-satunya file soal/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    await expect(await canvas.findByText('Paket soal ini belum selesai')).toBeVisible();
  },
};

export const SaysWhyAFileWasRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('uploadFile', 415, 'Isi file bukan PDF.')),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.upload(
      input(canvasElement, '[data-component="file-slot"]'),
      sampleFile('gambar.pdf'),
    );
    await expect(await canvas.findByText('Isi file bukan PDF.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus gambar.pdf' }));
    await expect(canvas.queryByText('gambar.pdf')).toBeNull();
  },
};

export const Withdraws: Story = {
  beforeEach: ({ msw }) => msw.use(answers('deleteQuestionSet', { message: 'Ditarik' })),
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tarik' }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
    await waitFor(() => expect(args.onWithdrawn).toHaveBeenCalledOnce());
    await expect(page.getByText('Paket soal ditarik')).toBeVisible();
  },
};

export const IsClosedToOthers: Story = {
  beforeEach: ({ msw }) => msw.use(answers('questionSet', { ...setAnswers[0], creator: null })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', {
      name: 'Anda tidak dapat mengubah paket soal ini',
    });
  },
};

export const SaysThatThereIsNoSuchSet: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('questionSet', 404)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Soal tidak ditemukan' });
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  beforeEach: ({ msw }) => msw.use(refuses('updateQuestionSet', 403)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Edit the question set' });
    await canvas.findByText(/at most 1 MB/);
    const replace = input(canvasElement, '[data-component="file-row"]');
    await userEvent.upload(replace, sampleFile('big.pdf', 1024 * 1024 + 1));
    await expect(await canvas.findByText('big.pdf: The file is larger than 1 MB.')).toBeVisible();
    const title = canvas.getByRole('textbox', { name: 'Title of the question set' });
    await userEvent.clear(title);
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await save();
    await expect(await canvas.findByText('The title is required.')).toBeVisible();
    await expect(canvas.getByText('Title, course, and difficulty are required!')).toBeVisible();
    await userEvent.type(title, 'Midterm');
    await save();
    await expect(await canvas.findByText('Access denied. Please log in again.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Ubah|Ganti|Judul|Dosen|Simpan|Belum|harus/);
  },
};

export const ChangesWhoSeesTheKey: Story = {
  beforeEach: ({ msw }) => {
    const release = {
      visibility: 'public',
      availableFrom: null,
      keyVisibility: 'public',
      keyFrom: '2027-01-01T05:00:00.000Z',
    } as const;
    server = contributionServer(setAnswers[0].files, { release, examKind: 'UTS', term: null });
    msw.use(...server.handlers);
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const key = within(canvas.getByRole('group', { name: 'Kunci dibuka' }));
    await expect(key.getByRole('textbox', { name: 'Tanggal' })).toHaveValue('01/01/2027');
    await userEvent.click(key.getByRole('button', { name: 'Bersama soalnya' }));
    const who = canvas.getByRole('radiogroup', { name: 'Siapa yang boleh melihat' });
    await userEvent.click(within(who).getByRole('radio', { name: 'Mahasiswa dan dosen' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Semester/ }), 'Gasal');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await canvas.findByText('Perubahan tersimpan');
    await expect(server.calls.updated[0]).toMatchObject({
      visibility: 'users',
      keyVisibility: 'users',
      keyFrom: null,
      term: 'Gasal',
    });
    await expect(server.calls.updated[0]).not.toHaveProperty('availableFrom');
    await expect(server.calls.updated[0]).not.toHaveProperty('examKind');
  },
};

export const TakesFromTheTitleWhatIsConfirmed: Story = {
  beforeEach: ({ msw }) => {
    const release = {
      visibility: 'public',
      availableFrom: null,
      keyVisibility: 'public',
      keyFrom: null,
    } as const;
    const said = { title: 'UAS Basis Data Ganjil 2021', examKind: null, term: null } as const;
    server = contributionServer(setAnswers[0].files, { release, ...said });
    msw.use(...server.handlers);
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(await canvas.findByText('Dari judulnya: UAS, Gasal.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deskripsi' }), '.');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await waitFor(() => expect(server.calls.updated).toHaveLength(1));
    await expect(server.calls.updated[0]).not.toHaveProperty('examKind');
    await expect(server.calls.updated[0]).not.toHaveProperty('term');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan Perubahan' }));
    await waitFor(() => expect(server.calls.updated).toHaveLength(2));
    await expect(server.calls.updated[1]).toMatchObject({ examKind: 'UAS', term: 'Gasal' });
  },
};
