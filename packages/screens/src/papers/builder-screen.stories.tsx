import { plainLine } from '@bank-soal/ui/markdown-view';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bank } from '../test/bank.js';
import { lecturer } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { readZipEntry } from '../test/read-zip.js';
import { withApp } from '../test/with-app.js';
import { BuilderScreen } from './builder-screen.js';
import { toKept } from './draft/kept-draft.js';
import { EMPTY_PAPER } from './draft/paper-draft.js';
import { ownQuestion } from './draft/question.js';
import { withQuestions } from './draft/visitor-draft.js';

const KEY = `builder-draft:${lecturer.id}`;
const [stack, reverse, loop] = bank;

const keeps = (...questions: (typeof bank)[number][]) =>
  memoryStorage({
    [KEY]: JSON.stringify(toKept({ draft: withQuestions(EMPTY_PAPER, questions) })),
  });

const meta = {
  title: 'Layar/Pembuat form',
  tags: ['autodocs'],
  component: BuilderScreen,
  parameters: { frames: { 'layar-pembuat-form-tampilan--filled': 900 }, layout: 'fullscreen' },
  args: { questions: bank, save: fn(), print: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp(lecturer),
  ],
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof BuilderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const chosen = () =>
  page.queryAllByRole('article', { name: /^Soal \d+$/ }).map(
    // A formula at the end of a line is no text.
    (card) =>
      bank.find(({ question }) => card.textContent.includes(plainLine(question).slice(0, 24)))
        ?.id ?? 'own',
  );
const bankCount = () => page.getByText(/^Menampilkan/).textContent;
const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    await expect(await page.findByText(/dibuat oleh server bank soal/)).toBeVisible();
  },
};

export const WhereOneMaySignIn: Story = {
  args: { loginHref: '#/login' },
  play: async () => {
    await expect(await page.findByRole('link', { name: 'Masuk' })).toHaveAttribute(
      'href',
      '#/login',
    );
    await expect(page.queryByText(/dibuat oleh server bank soal/)).toBeNull();
  },
};

export const AddsEachQuestionOnce: Story = {
  play: async () => {
    await press(/^Tambah: Jelaskan perbedaan/);
    await expect(await page.findByText('Soal berhasil ditambahkan!')).toBeVisible();
    await expect(chosen()).toEqual(['stack']);
    const added = page.getByRole('button', { name: /^Sudah ditambahkan: Jelaskan/ });
    await expect(added).toHaveFocus();
    await expect(added).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chosen()).toEqual(['stack']);
  },
};

export const RemovesAndTakesItBack: Story = {
  args: { storage: keeps(stack, reverse, loop) },
  play: async () => {
    await press('Hapus soal 2');
    await expect(chosen()).toEqual(['stack', 'loop']);
    await waitFor(() =>
      expect(page.getByRole('heading', { name: 'Soal dalam naskah (2)' })).toHaveFocus(),
    );
    await expect(await page.findByText('Soal 2 dihapus dari naskah')).toBeVisible();
    await press('Urungkan');
    await expect(chosen()).toEqual(['stack', 'reverse', 'loop']);
  },
};

export const ReordersByKeyboard: Story = {
  args: { storage: keeps(stack, reverse, loop) },
  play: async () => {
    page.getByRole('button', { name: 'Geser Soal 3' }).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await expect(chosen()).toEqual(['loop', 'stack', 'reverse']);
    await expect(page.getByText('Soal 3 diletakkan di posisi 1 dari 3')).toBeInTheDocument();
  },
};

export const SearchesAtEnterOnly: Story = {
  play: async () => {
    await userEvent.type(page.getByRole('searchbox'), 'STRUKTUR');
    await expect(bankCount()).toBe('Menampilkan 4 hasil pencarian');
    await userEvent.keyboard('{Enter}');
    await expect(bankCount()).toBe('Menampilkan 2 hasil pencarian');
    await userEvent.clear(page.getByRole('searchbox'));
    await expect(bankCount()).toBe('Menampilkan 2 hasil pencarian');
    await press('Hapus Kata: STRUKTUR');
    await expect(bankCount()).toBe('Menampilkan 4 hasil pencarian');
  },
};

export const FiltersByLevelAndType: Story = {
  play: async () => {
    const button = page.getByRole('button', { name: 'Filter Lanjutan' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.click(page.getByRole('checkbox', { name: 'Mudah' }));
    await expect(bankCount()).toBe('Menampilkan 2 hasil pencarian');
    await userEvent.click(page.getByRole('checkbox', { name: 'Coding' }));
    await expect(bankCount()).toBe('Menampilkan 0 hasil pencarian');
    await press('Tampilkan semua soal');
    await expect(bankCount()).toBe('Menampilkan 4 hasil pencarian');
    await expect(page.getByRole('checkbox', { name: 'Mudah' })).not.toBeChecked();
  },
};

export const TagsTheFormOnceEach: Story = {
  play: async () => {
    const picker = page.getByRole('combobox', { name: 'Tag topik' });
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Greedy' }));
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await userEvent.click(picker);
    await expect(await page.findByRole('option', { name: 'Graph' })).toBeVisible();
    await expect(page.queryByRole('option', { name: 'Greedy' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await press('Hapus Greedy');
    await expect(page.queryByRole('button', { name: 'Hapus Greedy' })).toBeNull();
  },
};

export const WritesAnOwnQuestion: Story = {
  play: async () => {
    await press('Buat Soal Baru');
    const area = page.getByRole('textbox', { name: 'Teks soal' });
    await expect(area).toHaveFocus();
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await userEvent.keyboard('Apa itu **graf**?');
    await press('Simpan');
    await expect(chosen()).toEqual(['own']);
    await waitFor(() => expect(page.getByRole('button', { name: 'Buat Soal Baru' })).toHaveFocus());
    const card = within(page.getByRole('article', { name: 'Soal 1' }));
    await userEvent.click(card.getByRole('button', { expanded: false }));
    for (const word of ['Custom', 'Markdown', /Custom Question/, /User Created/])
      await expect(card.getAllByText(word)[0]).toBeVisible();
    // In its line, and in what that unfolds to.
    const words = await card.findAllByText('graf', { selector: 'strong' });
    await expect(words).toHaveLength(2);
    await expect(page.queryByRole('textbox', { name: 'Teks soal' })).toBeNull();
  },
};

export const AsksBeforeUnsavedTextGoes: Story = {
  play: async () => {
    await press('Buat Soal Baru');
    await userEvent.keyboard('Belum selesai');
    await press('Batal');
    await press('Lanjut menulis');
    await expect(page.getByRole('textbox', { name: 'Teks soal' })).toHaveValue('Belum selesai');
    await press('Batal');
    await press('Buang teks');
    await waitFor(() => expect(page.queryByRole('textbox', { name: 'Teks soal' })).toBeNull());
    await press('Buat Soal Baru');
    await press('Batal');
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};

export const ChangesAnOwnQuestion: Story = {
  args: { storage: keeps(stack, ownQuestion('own-1', 'Lama')) },
  play: async () => {
    await press('Ubah soal 2');
    const area = page.getByRole('textbox', { name: 'Ubah teks soal' });
    await expect(area).toHaveValue('Lama');
    await userEvent.clear(area);
    await userEvent.type(area, 'Baru');
    await press('Simpan');
    await expect(chosen()).toEqual(['stack', 'own']);
    await expect(page.getByRole('article', { name: 'Soal 2' })).toHaveTextContent('Baru');
  },
};

const kept = memoryStorage();

export const KeepsTheDraft: Story = {
  args: { storage: kept },
  beforeEach: () => kept.removeItem(KEY),
  play: async () => {
    const title = page.getByRole('textbox', { name: 'Judul naskah' });
    await expect(title).toHaveValue('Untitled Form');
    await userEvent.clear(title);
    await userEvent.type(title, 'Kuis');
    await press(/^Tambah: Apa beda/);
    await press('Buat Soal Baru');
    await userEvent.keyboard('Setengah jadi');
    await expect(JSON.parse(kept.getItem(KEY) ?? '')).toMatchObject({
      draft: { title: 'Kuis', sections: [{ items: [{ id: 'join' }] }] },
      own: { text: 'Setengah jadi' },
    });
  },
};

const old = {
  title: 'UTS lama',
  description: '',
  questions: [stack, { ...ownQuestion('own-1', 'Apa itu graf?'), difficulty: 'Custom' }],
  courseTags: [],
  topicTags: ['Graph'],
};

export const ReadsAFormOfAnOlderPage: Story = {
  args: {
    storage: memoryStorage({ [KEY]: JSON.stringify({ form: old, own: { text: 'Setengah' } }) }),
  },
  play: async () => {
    await expect(page.getByRole('textbox', { name: 'Judul naskah' })).toHaveValue('UTS lama');
    await expect(page.getByRole('textbox', { name: 'Teks soal' })).toHaveValue('Setengah');
    await expect(chosen()).toEqual(['stack', 'own']);
    await expect(page.getByRole('button', { name: 'Hapus Graph' })).toBeVisible();
  },
};

export const BeginsAnewWithABrokenDraft: Story = {
  args: { storage: memoryStorage({ [KEY]: '{"form":' }) },
  play: async () => {
    await expect(page.getByRole('textbox', { name: 'Judul naskah' })).toHaveValue('Untitled Form');
    await expect(page.getByText('Belum ada soal dalam naskah')).toBeVisible();
  },
};

const refused = {
  getItem: () => {
    throw new DOMException('refused');
  },
  setItem: () => {
    throw new DOMException('full');
  },
  removeItem: () => {
    throw new DOMException('refused');
  },
};

export const WorksWithoutStorage: Story = {
  args: { storage: refused },
  play: async () => {
    await press(/^Tambah: Apa beda/);
    await expect(chosen()).toEqual(['join']);
  },
};

export const EmptiesTheFormWhenConfirmed: Story = {
  args: { storage: keeps(stack, reverse) },
  play: async () => {
    await press('Kosongkan naskah');
    const dialog = within(await page.findByRole('alertdialog', { name: 'Kosongkan naskah?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await expect(chosen()).toEqual(['stack', 'reverse']);
    await press('Kosongkan naskah');
    await userEvent.click(await page.findByRole('button', { name: 'Kosongkan' }));
    await waitFor(() => expect(chosen()).toEqual([]));
    await press('Urungkan');
    await expect(chosen()).toEqual(['stack', 'reverse']);
  },
};

export const DownloadsText: Story = {
  args: { storage: keeps(stack) },
  play: async ({ args }) => {
    await press('Unduh teks');
    await expect(args.save).toHaveBeenCalledWith(expect.any(Blob), 'Untitled_Form.txt');
    await expect(await page.findByText('File berhasil diunduh!')).toBeVisible();
  },
};

export const DownloadsDocx: Story = {
  args: { storage: keeps(loop) },
  play: async ({ args }) => {
    const save = args.save as ReturnType<typeof fn>;
    await press('Unduh DOCX');
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), { timeout: 20_000 });
    const [blob, name] = save.mock.calls[0] as [Blob, string];
    await expect(name).toBe('Untitled_Form.docx');
    const xml = await readZipEntry(new Uint8Array(await blob.arrayBuffer()), 'word/document.xml');
    await expect(xml).toContain('for j in range(i):');
    await expect(xml).toContain('<m:oMath>');
  },
};

const PAPER = '[data-component="on-paper"]';
const printed: string[] = [];

async function printAs(kind: string) {
  await press('Cetak atau PDF');
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: kind }));
}

export const Prints: Story = {
  args: { storage: keeps(stack) },
  play: async ({ args }) => {
    await printAs('Soal saja, untuk mahasiswa');
    await expect(args.print).toHaveBeenCalledOnce();
  },
};

/** Level and lecturer of a question are no business of who sits the exam. */
export const PrintsFactsWhenAsked: Story = {
  args: {
    storage: keeps(stack),
    print: fn(() => printed.push(document.querySelector(PAPER)?.textContent ?? '')),
  },
  beforeEach: () => void printed.splice(0),
  play: async () => {
    await printAs('Soal saja, untuk mahasiswa');
    await printAs('Dengan keterangan, untuk dosen');
    const [plain, full] = printed;
    await expect(plain).toContain(stack.question);
    await expect(plain).not.toContain(stack.lecturer);
    await expect(full).toContain(stack.lecturer);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() =>
      expect(document.querySelector(PAPER)).not.toHaveTextContent(stack.lecturer),
    );
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { storage: keeps(reverse, loop) },
  play: async ({ args, canvasElement }) => {
    await press(/^Add: Jelaskan perbedaan/);
    await expect(await page.findByText('Question added!')).toBeVisible();
    await press('Remove question 3');
    await expect(
      await page.findByRole('heading', { name: 'Questions in the form (2)' }),
    ).toBeVisible();
    await expect(await page.findByText('Question 3 removed from the form')).toBeVisible();

    await press('More filters');
    await userEvent.click(page.getByRole('checkbox', { name: 'Hard' }));
    await press('Remove Hard');
    await press('New question');
    await expect(page.getByRole('textbox', { name: 'Text of the question' })).toHaveFocus();
    await expect(canvasElement).not.toHaveTextContent(
      /Tambah|Hapus|Unduh|Cari|Dosen|Mudah|Sulit|Kosongkan|Menampilkan|Mata Kuliah/,
    );

    const save = args.save as ReturnType<typeof fn>;
    await press('Download text');
    const [blob] = save.mock.calls[0] as [Blob];
    await expect(await blob.text()).toMatch(/\nQUESTIONS:\n\n1\. [^]*\n {3}Difficulty: Hard\n/);
    await press('Download DOCX');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    const [docx] = save.mock.calls[1] as [Blob];
    const xml = await readZipEntry(new Uint8Array(await docx.arrayBuffer()), 'word/document.xml');
    await expect(xml).toMatch(/>Question 2<[^]*Difficulty: Hard/);
  },
};
