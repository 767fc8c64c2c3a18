import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lecturer } from '../../test/fixtures.js';
import { memoryStorage } from '../../test/memory-storage.js';
import { breaks, hangs, refuses } from '../../test/mock.js';
import { papersServer } from '../../test/papers-server.js';
import { withApp } from '../../test/with-app.js';
import { withPdf } from '../../test/with-pdf.js';
import { PaperEditorScreen } from './paper-editor-screen.js';

const meta = {
  title: 'Layar/Naskah ujian',
  tags: ['autodocs'],
  component: PaperEditorScreen,
  parameters: {
    frames: { 'layar-naskah-ujian--known': 900, 'layar-naskah-ujian--frozen': 700 },
    layout: 'fullscreen',
  },
  args: {
    paperId: undefined,
    onPaperChange: fn(),
    hrefs: { papers: '#papers', newPaper: '#new' },
    save: fn(),
    onSessionEnded: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withPdf,
    withApp(lecturer),
  ],
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof PaperEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const served = (server = papersServer()): NonNullable<Story['beforeEach']> => {
  return ({ msw }) => msw.use(...server.handlers);
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const typeTitle = async (text: string) => {
  const field = await screen.findByLabelText('Judul naskah');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const isKept = () => screen.findByText(/^Tersimpan/);

export const Default: Story = { beforeEach: served() };

const kept = papersServer();
export const KeepsEveryChange: Story = {
  beforeEach: served(kept),
  play: async ({ args }) => {
    await typeTitle('Kuis 1');
    await press(/^Tambah: Jelaskan perbedaan/);
    await expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeVisible();
    await isKept();
    await expect(kept.calls.createdPapers).toHaveLength(1);
    await expect(args.onPaperChange).toHaveBeenCalledWith(101);
    const added = screen.getByRole('button', { name: /^Sudah ditambahkan: Jelaskan/ });
    await expect(added).toHaveAttribute('aria-disabled', 'true');
    await typeTitle('Kuis 2');
    await waitFor(() => expect(kept.calls.updatedPapers.at(-1)?.body.title).toBe('Kuis 2'));
    await expect(kept.calls.updatedPapers[0]?.ifMatch).toBe('W/"101-0"');
    await expect(kept.calls.updatedPapers.at(-1)?.body.sections?.[0]?.items).toEqual([
      { questionId: 13, version: 1, points: 10, space: 'lines4' },
    ]);
  },
};

const begun = papersServer();
export const BeginsWithWhatIsKnown: Story = {
  decorators: [withApp({ ...lecturer, roles: ['ROLE_USER', 'ROLE_DOSEN'] })],
  beforeEach: served(begun),
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Kepala naskah' }));
    const has = async (label: RegExp, value: string) =>
      waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
    await has(/^Universitas/, 'Universitas Contoh');
    await has(/^Dosen/, lecturer.username);
    await has(/^Isian identitas/, 'Nama\nNIM\nKelas');
    await expect(begun.calls.createdPapers).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Bank Soal' }));
    await press(/^Tambah: Jelaskan perbedaan/);
    await isKept();
    await expect(begun.calls.createdPapers[0]?.head).toMatchObject({
      university: 'Universitas Contoh',
      lecturer: lecturer.username,
      course: 'Struktur Data',
      identity: ['Nama', 'NIM', 'Kelas'],
      date: '',
    });
  },
};

export const Known: Story = { args: { paperId: 31 }, beforeEach: served() };

export const KnownOnAPhone: Story = {
  ...Known,
  globals: { viewport: { value: 'phone' } },
};

const written = papersServer();
export const WritesAQuestionOfItsOwn: Story = {
  beforeEach: served(written),
  play: async () => {
    await press('Buat Soal Baru');
    const editor = within(await screen.findByRole('form', { name: 'Tulis soal baru' }));
    await expect(editor.getByRole('button', { name: 'Simpan soal' })).toBeDisabled();
    await userEvent.type(await editor.findByLabelText(/^Pertanyaan/), 'Apa itu graf?');
    await userEvent.click(editor.getByRole('button', { name: 'Simpan soal' }));
    await expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeVisible();
    await expect(written.calls.createdQuestions).toMatchObject([
      { kind: 'uraian', markdown: 'Apa itu graf?' },
    ]);
    await isKept();
    await expect(written.calls.createdPapers[0]?.sections?.[0]?.items).toMatchObject([
      { questionId: 101, version: 1 },
    ]);
  },
};

const elsewhere = papersServer();
export const ChangedElsewhere: Story = {
  args: { paperId: 31 },
  beforeEach: served(elsewhere),
  play: async () => {
    await screen.findByDisplayValue('UTS Struktur Data 2026');
    elsewhere.changePaperElsewhere(31, { title: 'Dari tab lain' });
    await typeTitle('Dari sini');
    await expect(await screen.findByText('Naskah ini sudah berubah di tempat lain')).toBeVisible();
    await expect(screen.getByLabelText('Judul naskah')).toHaveValue('Dari sini');
    await press('Simpan milik saya sebagai salinan');
    await isKept();
    await expect(elsewhere.calls.createdPapers).toMatchObject([{ title: 'Dari sini' }]);
  },
};

const taken = papersServer();
export const TakesWhatIsKept: Story = {
  args: { paperId: 31 },
  beforeEach: served(taken),
  play: async () => {
    await screen.findByDisplayValue('UTS Struktur Data 2026');
    taken.changePaperElsewhere(31, { title: 'Dari tab lain' });
    await typeTitle('Dari sini');
    await press('Buang milik saya, buka yang tersimpan');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: 'Buang milik saya, buka yang tersimpan' }),
    );
    await screen.findByDisplayValue('Dari tab lain');
    await typeTitle('Lanjut');
    await isKept();
    await expect(taken.calls.updatedPapers.at(-1)).toMatchObject({ body: { title: 'Lanjut' } });
  },
};

const storage = memoryStorage();
const off = papersServer();
export const NotKeptYet: Story = {
  args: { storage },
  beforeEach: ({ msw }) => msw.use(breaks('createPaper'), ...off.handlers),
  play: async () => {
    await typeTitle('Tanpa jaringan');
    await expect(await screen.findByText(/^Belum tersimpan: /)).toBeVisible();
    await expect(storage.getItem(`paper-draft:${lecturer.id}:new`)).toContain('Tanpa jaringan');
  },
};

export const Frozen: Story = {
  args: { paperId: 30 },
  beforeEach: served(),
  play: async ({ args }) => {
    await expect(
      await screen.findByText('Naskah ini sudah dipakai, jadi tidak berubah lagi'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Geser/ })).toBeNull();
    await press('Salin sebagai naskah baru');
    await waitFor(() => expect(args.onPaperChange).toHaveBeenCalledWith(expect.any(Number)));
  },
};

const downloads = papersServer();
export const Downloads: Story = {
  args: { paperId: 31 },
  beforeEach: served(downloads),
  play: async ({ args }) => {
    await press('Unduh teks');
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith(expect.anything(), 'UTS_Struktur_Data_2026.txt'),
    );
    await press('Unduh naskah');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF: Kunci B' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith(
        expect.anything(),
        'UTS_Struktur_Data_2026_kunci_B.pdf',
      ),
    );
    await expect(downloads.calls.exported).toEqual([
      { id: '31', query: 'format=txt&part=soal&variant=A' },
      { id: '31', query: 'format=pdf&part=kunci&variant=B' },
    ]);
  },
};

const previewed = papersServer();
export const Preview: Story = {
  args: { paperId: 31 },
  beforeEach: served(previewed),
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Pratinjau' }));
    await waitFor(() => expect(previewed.calls.previewed).toHaveLength(1));
    await userEvent.click(await screen.findByRole('radio', { name: 'Kunci' }));
    await waitFor(() =>
      expect(previewed.calls.previewed.at(-1)?.query).toBe('part=kunci&variant=A&paper=31'),
    );
  },
};

const tagged = papersServer();
export const FillsWhatIsMissing: Story = {
  args: { paperId: 31 },
  beforeEach: served(),
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Kisi-kisi' }));
    await expect(await screen.findByText('Belum diuji: CPMK-1, CPMK-2, CPMK-3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'CPMK-2, C4: lihat 0 soal' }));
    await press('Cari soal untuk ini');
    await expect(await screen.findByRole('button', { name: /CPMK-2/ })).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Bank Soal' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Tags: Story = {
  beforeEach: served(tagged),
  play: async () => {
    const picker = await screen.findByRole('combobox', { name: 'Tag topik' });
    await userEvent.click(picker);
    await userEvent.click(await screen.findByRole('option', { name: 'Greedy' }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await isKept();
    await expect(tagged.calls.createdPapers[0]?.head?.topicTags).toEqual(['Greedy']);
    await press('Hapus Greedy');
    await waitFor(() =>
      expect(tagged.calls.updatedPapers.at(-1)?.body.head?.topicTags).toEqual([]),
    );
  },
};

export const Prints: Story = {
  args: { paperId: 31, print: fn() },
  beforeEach: served(),
  play: async ({ args }) => {
    const paper = () => document.querySelector('[data-component="on-paper"]');
    await screen.findByDisplayValue('UTS Struktur Data 2026');
    // What the browser's own command prints.
    for (const said of [
      'Varian A',
      'Ujian Tengah Semester',
      'UTS Struktur Data 2026',
      'Selasa, 1 Desember 2026',
      'Kerjakan dengan tinta hitam.',
      'Pilih satu jawaban yang paling tepat.',
      '☐ Benar',
      '20 poin',
    ])
      await expect(paper()).toHaveTextContent(said);
    await waitFor(() => expect(paper()?.querySelectorAll('.katex')).toHaveLength(3));
    await expect(paper()).not.toHaveTextContent('masuk terakhir, keluar pertama');
    await press('Cetak atau PDF');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kunci B' }));
    await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
    await expect(paper()).toHaveTextContent(/Varian B.*masuk terakhir, keluar pertama/s);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper()).toHaveTextContent('Varian A'));
  },
};

export const Head: Story = {
  args: { paperId: 31 },
  beforeEach: served(),
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Kepala naskah' }));
    await expect(await screen.findByLabelText(/^Universitas/)).toHaveValue('Universitas Contoh');
  },
};

export const Loading: Story = {
  args: { paperId: 31 },
  beforeEach: ({ msw }) => msw.use(hangs('paper')),
};

export const Missing: Story = { args: { paperId: 99 }, beforeEach: served() };

export const Failed: Story = {
  args: { paperId: 31 },
  beforeEach: ({ msw }) => msw.use(refuses('paper', 500)),
};

const TEACHING = withApp({ ...lecturer, roles: ['ROLE_USER', 'ROLE_DOSEN'] });
const people = papersServer();
export const SharesWithPeople: Story = {
  decorators: [TEACHING],
  args: { paperId: 31 },
  beforeEach: served(people),
  play: async () => {
    await press('Bagikan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan naskah' }));
    await expect(dialog.getByText('Belum dibagikan kepada siapa pun.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Dosen atau administrator' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Dewi/ }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Hak Dewi/), 'read');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Naskah dibagikan')).toBeVisible();
    await expect(people.calls.shared).toEqual([
      { id: '31', body: { people: [{ id: 6, may: 'read' }] } },
    ]);
    await expect(await screen.findByText(/^Bagas .* juga membuka naskah ini\.$/)).toBeVisible();
  },
};

const asked = papersServer();
export const AsksForVerification: Story = {
  decorators: [TEACHING],
  args: { paperId: 31 },
  beforeEach: served(asked),
  play: async () => {
    await press('Minta verifikasi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Minta verifikasi' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Pemeriksa/ }), 'Siapa{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta verifikasi' }));
    await expect(await dialog.findByText('Pilih nama dari daftar.')).toBeVisible();
    await userEvent.clear(dialog.getByRole('combobox', { name: /^Pemeriksa/ }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Pemeriksa/ }), 'Bagas');
    await userEvent.click(await screen.findByRole('option', { name: /^Bagas/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Minta verifikasi' }));
    await expect(await screen.findByText(/^Menunggu verifikasi Bagas/)).toBeVisible();
  },
};

const lecturerOf = Number(lecturer.id);
const reviewed = papersServer();
reviewed.changePaperElsewhere(31, {
  owner: { id: 5, name: 'Bagas Prasetyanto, S.T., M.T.' },
  review: {
    status: 'asked',
    by: { id: lecturerOf, name: lecturer.username },
    at: '2026-11-22T03:00:00.000Z',
    note: null,
    ended: null,
  },
});
export const Reviews: Story = {
  args: { paperId: 31 },
  beforeEach: served(reviewed),
  play: async () => {
    const only = 'Anda dapat membaca dan mengekspor naskah ini';
    await expect(await screen.findByText(only)).toBeVisible();
    // Readers see the pages of what is kept, and its blueprint.
    await waitFor(() =>
      expect(reviewed.calls.exported).toEqual([
        { id: '31', query: 'format=pdf&part=soal&variant=A' },
      ]),
    );
    await expect(reviewed.calls.previewed).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Kisi-kisi' }));
    await userEvent.click(await screen.findByRole('button', { name: /^CPMK-1, C4/ }));
    await expect(screen.queryByRole('button', { name: 'Cari soal untuk ini' })).toBeNull();
    await press('Kembalikan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan naskah' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    const missing = 'Catatan harus diisi: tulis apa yang perlu diperbaiki.';
    await expect(await dialog.findByText(missing)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Catatan/), 'Soal 2 kabur.');
    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await expect(await screen.findByText('Soal 2 kabur.')).toBeVisible();
  },
};

const together = papersServer();
export const MergesWhatDoesNotMeet: Story = {
  args: { paperId: 31 },
  beforeEach: served(together),
  play: async () => {
    await screen.findByDisplayValue('UTS Struktur Data 2026');
    together.changePaperElsewhere(31, { variants: 3 });
    await typeTitle('Dari sini');
    await waitFor(() =>
      expect(together.calls.updatedPapers.at(-1)?.body).toMatchObject({
        title: 'Dari sini',
        variants: 3,
      }),
    );
    await isKept();
  },
};

const meeting = papersServer();
export const ChoosesWhereChangesMeet: Story = {
  args: { paperId: 31 },
  beforeEach: served(meeting),
  play: async () => {
    await screen.findByDisplayValue('UTS Struktur Data 2026');
    meeting.changePaperElsewhere(31, { title: 'Dari tab lain', variants: 3 });
    await typeTitle('Dari sini');
    const choice = within(
      await screen.findByRole('region', { name: 'Anda dan orang lain mengubah isian yang sama' }),
    );
    await userEvent.click(choice.getByRole('radio', { name: /Dari sini/ }));
    await userEvent.click(choice.getByRole('button', { name: 'Simpan pilihan' }));
    await isKept();
    await expect(meeting.calls.updatedPapers.at(-1)?.body).toMatchObject({
      title: 'Dari sini',
      variants: 3,
    });
  },
};
