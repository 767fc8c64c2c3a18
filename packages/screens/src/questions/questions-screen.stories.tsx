import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BankImages } from '../data/index.js';
import { lecturer } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { answers, hangs, refuses } from '../test/mock.js';
import { papersServer } from '../test/papers-server.js';
import { withApp } from '../test/with-app.js';

import { QuestionsScreen } from './questions-screen.js';

const meta = {
  title: 'Layar/Butir soal saya',
  tags: ['autodocs'],
  component: QuestionsScreen,
  parameters: { frames: { 'layar-butir-soal-saya--default': 760 }, layout: 'fullscreen' },
  args: { hrefs: { papers: '#/papers' }, save: fn(), onSessionEnded: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof QuestionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asLecturer: Decorator[] = [
  (Story) => (
    <BankImages>
      <Story />
    </BankImages>
  ),
  withApp({ ...lecturer, id: 2, roles: ['ROLE_USER', 'ROLE_DOSEN'] }),
];
const served = (server = papersServer()): NonNullable<Story['beforeEach']> => {
  return ({ msw }) => msw.use(...server.handlers);
};
const picture = () =>
  new OffscreenCanvas(4, 4).getContext('2d')?.canvas.convertToBlob({ type: 'image/png' }) ??
  Promise.reject(new Error('This browser draws'));
const rows = () => screen.getAllByRole('article');

export const Default: Story = { decorators: asLecturer, beforeEach: served() };

export const OnAPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
};

export const OfAStudent: Story = {
  decorators: [withApp(lecturer)],
  beforeEach: served(),
  play: async () => {
    await screen.findByRole('article', { name: /Jelaskan perbedaan/ });
    await expect(screen.queryByText(/Terakhir dipakai/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filter Lanjutan' }));
    await expect(screen.queryByLabelText('Pemakaian')).toBeNull();
  },
};

export const Narrows: Story = {
  decorators: asLecturer,
  beforeEach: served(),
  play: async () => {
    await screen.findByRole('article', { name: /Jelaskan perbedaan/ });
    await userEvent.type(screen.getByRole('searchbox'), 'sql{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Kata: sql/ }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  },
};

const changed = papersServer();
export const ChangesAQuestion: Story = {
  decorators: asLecturer,
  beforeEach: served(changed),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^Ubah: Antrean mengeluarkan/ }),
    );
    const editor = within(await screen.findByRole('form', { name: 'Ubah soal' }));
    await userEvent.click(editor.getByRole('radio', { name: 'Benar' }));
    await userEvent.click(editor.getByRole('button', { name: 'Simpan soal' }));
    await expect(await screen.findByText('Soal disimpan')).toBeVisible();
    await expect(changed.calls.updatedQuestions).toMatchObject([
      { id: '12', body: { kind: 'benar-salah', answer: 'benar' } },
    ]);
  },
};

/** Opens a question, types, and saves when somebody else has changed it. */
async function meetsAnotherVersion(server: ReturnType<typeof papersServer>) {
  await userEvent.click(await screen.findByRole('button', { name: /^Ubah: Antrean mengeluarkan/ }));
  const text = await screen.findByRole('textbox', { name: /^Pertanyaan/ });
  await userEvent.clear(text);
  await userEvent.type(text, 'Tulisan saya');
  server.changeQuestionElsewhere(12, { markdown: 'Tulisan rekan' });
  await userEvent.click(screen.getByRole('button', { name: 'Simpan soal' }));
  const alert = within(await screen.findByRole('alert'));
  await expect(await alert.findByText('Tulisan rekan')).toBeVisible();
  await expect(server.calls.updatedQuestions).toEqual([]);
}

const met = papersServer();
export const TellsWhenSomebodyChangedItMeanwhile: Story = {
  decorators: asLecturer,
  beforeEach: served(met),
  play: async () => {
    await meetsAnotherVersion(met);
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    const text = screen.getByRole('textbox', { name: /^Pertanyaan/ });
    await expect(text).toHaveValue('Tulisan rekan');
    await userEvent.click(screen.getByRole('button', { name: 'Kembalikan tulisan saya' }));
    await expect(text).toHaveValue('Tulisan saya');
    // It is a change of what was seen, now.
    await userEvent.click(screen.getByRole('button', { name: 'Simpan soal' }));
    await expect(await screen.findByText('Soal disimpan')).toBeVisible();
    await expect(met.calls.updatedQuestions).toMatchObject([
      { id: '12', body: { markdown: 'Tulisan saya' }, ifMatch: 'W/"12-1"' },
    ]);
  },
};

const kept = papersServer();
export const KeepsBothWhenBothChanged: Story = {
  decorators: asLecturer,
  beforeEach: served(kept),
  play: async () => {
    await meetsAnotherVersion(kept);
    await userEvent.click(
      screen.getByRole('button', { name: 'Simpan tulisan saya sebagai soal baru' }),
    );
    await expect(await screen.findByText('Soal disimpan')).toBeVisible();
    await expect(kept.calls.updatedQuestions).toEqual([]);
    await expect(kept.calls.createdQuestions).toMatchObject([{ markdown: 'Tulisan saya' }]);
  },
};

const SHA = '5a'.repeat(32);
const sentPicture = fn();
export const PutsAPictureIntoAQuestion: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) =>
    msw.use(
      answers('keepImage', async ({ request }) => {
        sentPicture((await request.formData()).get('file'), request.headers.get('x-access-token'));
        return { ref: `gambar:${SHA}` };
      }),
      answers('image', ({ params }) => {
        if (params['sha256'] !== SHA) throw new Error('Another picture is asked for');
        return picture();
      }),
      ...papersServer().handlers,
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buat Soal Baru' }));
    const text = await screen.findByRole('textbox', { name: /^Pertanyaan/ });
    await userEvent.type(text, 'Perhatikan ');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await picture()], 'pohon.png', { type: 'image/png' }));
    text.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Deskripsi gambar/ }),
      'Pohon biner{Enter}',
    );
    await waitFor(() => expect(text).toHaveValue(`Perhatikan ![Pohon biner](gambar:${SHA})`));
    await expect(sentPicture).toHaveBeenLastCalledWith(expect.any(File), lecturer.accessToken);
    await userEvent.click(screen.getByRole('button', { name: 'Pratinjau: Pertanyaan' }));
    const shown = await screen.findByRole('img', { name: 'Pohon biner' }, { timeout: 10_000 });
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(4));
  },
};

const several = papersServer();
export const WritesSeveral: Story = {
  decorators: asLecturer,
  beforeEach: served(several),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buat Soal Baru' }));
    await expect(screen.queryByRole('searchbox')).toBeNull();
    const text = () => screen.findByRole('textbox', { name: /^Pertanyaan/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Kode' }));
    await userEvent.type(await text(), 'Apa keluaran program ini?');
    await expect(
      await screen.findByText('Apa keluaran program ini?', { selector: 'p' }),
    ).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: /^Mata kuliah/ }), 'Basis Data');
    await userEvent.clear(screen.getByLabelText(/^Poin/));
    await userEvent.type(screen.getByLabelText(/^Poin/), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan & buat lagi' }));
    await waitFor(async () => expect(await text()).toHaveValue(''));
    await expect(await text()).toHaveFocus();
    await expect(screen.getByRole('radio', { name: 'Kode' })).toBeChecked();
    await userEvent.type(await text(), 'Apa keluaran program itu?');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan soal' }));
    await expect(await screen.findByRole('searchbox')).toBeVisible();
    const alike = { kind: 'kode', subject: 'Basis Data', points: 7 };
    await expect(several.calls.createdQuestions).toMatchObject([
      { ...alike, markdown: 'Apa keluaran program ini?' },
      { ...alike, markdown: 'Apa keluaran program itu?' },
    ]);
  },
};

const stored: string[] = [];
const storage = { ...memoryStorage(), setItem: (_: string, text: string) => stored.push(text) };
export const OpensByItsAddress: Story = {
  decorators: asLecturer,
  args: { written: 12, onWrittenChange: fn(), storage },
  beforeEach: served(),
  play: async ({ args }) => {
    const text = await screen.findByRole('textbox', { name: /^Pertanyaan/ });
    await expect(text).toHaveValue('Antrean mengeluarkan lebih dulu apa yang terakhir masuk.');
    await userEvent.type(text, ' Benarkah?');
    await expect(stored.at(-1)).toContain('Benarkah?');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Buang' }));
    await expect(args.onWrittenChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const FindsNoSuchQuestion: Story = {
  decorators: asLecturer,
  args: { written: 12, onWrittenChange: fn() },
  beforeEach: ({ msw }) => msw.use(refuses('question', 404), ...papersServer().handlers),
};

export const AsksBeforeTextGoes: Story = {
  decorators: asLecturer,
  beforeEach: served(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buat Soal Baru' }));
    await userEvent.type(await screen.findByLabelText(/^Pertanyaan/), 'Separuh');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjut menulis' }));
    await expect(screen.getByLabelText(/^Pertanyaan/)).toHaveValue('Separuh');
  },
};

const deleted = papersServer();
export const DeletesAQuestion: Story = {
  decorators: asLecturer,
  beforeEach: served(deleted),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Hapus: Perintah SQL/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('Soal dihapus')).toBeVisible();
    await expect(deleted.calls.deletedQuestions).toEqual(['15']);
  },
};

export const ShowsThePast: Story = {
  decorators: asLecturer,
  beforeEach: served(),
  play: async () => {
    const row = within(await screen.findByRole('article', { name: /^Berapa kompleksitas/ }));
    await userEvent.click(row.getByRole('button', { expanded: false }));
    await expect(await row.findByText(/UTS Struktur Data, Gasal/)).toBeVisible();
  },
};

const importRows = [
  { line: 3, kind: 'pilihan', title: 'Apa itu graf?', problems: [], duplicateOf: null },
  {
    line: 9,
    kind: null,
    title: 'Pasangkan istilah',
    problems: [
      { code: 'unknown-kind', message: 'Soal menjodohkan belum dikenal.', blocking: true },
    ],
    duplicateOf: null,
  },
  { line: 20, kind: 'uraian', title: 'Jelaskan antrean', problems: [], duplicateOf: 13 },
];
const sent = fn();

export const Imports: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => {
    msw.use(
      answers('importQuestions', async ({ request }) => {
        const query = new URL(request.url).searchParams;
        const form = await request.formData();
        if (query.get('dryRun') === 'true') return { rows: importRows };
        sent(query.get('format'), form.get('skip'), (form.get('file') as File).name);
        return HttpResponse.json({ created: 1 }, { status: 201 });
      }),
      ...papersServer().handlers,
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Impor soal' }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The dialog takes a file');
    await userEvent.upload(input, new File(['<quiz/>'], 'kuis.xml'));
    await expect(await dialog.findByLabelText('Format file')).toHaveValue('moodle');
    await userEvent.click(await dialog.findByRole('button', { name: 'Impor 1 soal' }));
    await expect(await screen.findByText('1 soal diimpor')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('moodle', '9,20', 'kuis.xml');
  },
};

export const ShowsTheDuplicate: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => {
    msw.use(answers('importQuestions', { rows: importRows }), ...papersServer().handlers);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Impor soal' }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The dialog takes a file');
    await userEvent.upload(input, new File(['<quiz/>'], 'kuis.xml'));
    const link = await dialog.findByRole('button', { name: 'Lihat soal yang sudah ada, baris 20' });
    await userEvent.click(link);
    const existing = within(await screen.findByRole('dialog', { name: 'Sudah ada di bank soal' }));
    const row = within(await existing.findByRole('article', { name: /^Jelaskan perbedaan/ }));
    await expect(row.getByText('Dari Bagas Prasetyanto, S.T., M.T.')).toBeVisible();
    await expect(row.getByRole('button', { expanded: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const SaysByLineWhatIsRefused: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => {
    const problem = {
      code: 'no-right-option',
      message: 'Tidak ada opsi yang benar.',
      blocking: true,
    };
    msw.use(
      answers('importQuestions', ({ request }) => {
        const isLook = new URL(request.url).searchParams.get('dryRun') === 'true';
        if (isLook) return { rows: importRows };
        const rows = importRows.map((row) =>
          row.line === 3 ? { ...row, problems: [problem] } : row,
        );
        const refusal = { message: 'Ditolak', code: 'import-refused', rows };
        return HttpResponse.json(refusal, { status: 422 });
      }),
      ...papersServer().handlers,
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Impor soal' }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The dialog takes a file');
    await userEvent.upload(input, new File(['<quiz/>'], 'kuis.xml'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Impor 1 soal' }));
    await expect(await dialog.findByText('Tidak ada opsi yang benar.')).toBeVisible();
    await expect(
      dialog.getByText('Ada soal yang tidak dapat diimpor. Tidak ada yang disimpan.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Impor 0 soal' })).toBeDisabled();
  },
};

export const RefusesAFile: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) =>
    msw.use(
      refuses('importQuestions', 400, 'File ini tidak dapat dibaca sebagai Moodle XML.'),
      ...papersServer().handlers,
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Impor soal' }));
    await screen.findByRole('dialog');
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The dialog takes a file');
    await userEvent.upload(input, new File(['x'], 'kuis.xml'));
    await expect(
      await screen.findByText('File ini tidak dapat dibaca sebagai Moodle XML.'),
    ).toBeVisible();
  },
};

const exported = fn();
export const Exports: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => {
    msw.use(
      answers('exportQuestions', ({ request }) => {
        const query = new URL(request.url).searchParams;
        exported(query.get('ids'), query.get('format'));
        return new Blob(['<quiz/>']);
      }),
      ...papersServer().handlers,
    );
  },
  play: async ({ args }) => {
    const box = await screen.findByRole('checkbox', { name: /Jelaskan perbedaan/ });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Ekspor' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Moodle XML' }));
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith(expect.anything(), 'soal.xml'));
    await expect(exported).toHaveBeenLastCalledWith('13', 'moodle');
  },
};

export const Empty: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => msw.use(answers('questions', []), ...papersServer().handlers),
};

export const Loading: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => msw.use(hangs('questions'), ...papersServer().handlers),
};

export const Failed: Story = {
  decorators: asLecturer,
  beforeEach: ({ msw }) => msw.use(refuses('questions', 500), ...papersServer().handlers),
};
