import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_FILTERS } from '../../model/sets/default-filters.js';
import { EVERYTHING } from '../../model/sets/set-query.js';
import {
  exams,
  filterByExamAndKey,
  findInALargeBank,
  inALargeBank,
  largeBankOfExams,
} from '../../test/exam-stories.js';
import { fileHits } from '../../test/file-search-fixtures.js';
import { dropdownAnswer, lecturer, setAnswers, siteAnswer } from '../../test/fixtures.js';
import { answers, hangs, refuses, refusesAtFirst } from '../../test/mock.js';
import { withApp } from '../../test/with-app.js';
import { FileHits } from '../file-search/index.js';
import { SearchScreen } from './search-screen.js';
import type { SearchState } from './search-state.js';

const start: SearchState = { ...EVERYTHING, view: 'grid' };

const meta = {
  title: 'Layar/Cari Soal',
  tags: ['autodocs'],
  component: SearchScreen,
  parameters: {
    frames: { 'layar-cari-soal-tampilan--default': 760, 'layar-cari-soal-tampilan--table': 560 },
    layout: 'fullscreen',
  },
  args: {
    state: start,
    onStateChange: fn(),
    hrefs: { preview: (id) => `#/preview/${id}`, create: '#/create', upload: '#/upload' },
  },
  // Keeps the state as an address would.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <SearchScreen
        {...args}
        state={state}
        onStateChange={(next, change) => {
          args.onStateChange(next, change);
          setState(next);
        }}
      />
    );
  },
  decorators: [withApp()],
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(
      answers('site', siteAnswer),
      answers('dropdownData', dropdownAnswer),
      answers('questionSets', setAnswers),
      answers('downloadFile', new Blob(['%PDF-1.7'], { type: 'application/octet-stream' })),
      answers('questionSetArchive', new Blob(['PK'], { type: 'application/zip' })),
    );
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [newest] = setAnswers.toSorted((a, b) => b.lastupdated.localeCompare(a.lastupdated));
if (!newest) throw new Error('A set is needed');

const page = within(document.body);
const titles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map((title) => title.textContent);

async function loaded(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByText('Menampilkan 3 hasil pencarian');
  return canvas;
}

/** The button of a set, which its title describes. */
function download(canvas: ReturnType<typeof within>, title: string, name = 'Unduh') {
  const buttons = canvas.getAllByRole('button', { name });
  const found = buttons.find((one: HTMLElement) => one.getAttribute('aria-description') === title);
  if (!found) throw new Error(`No button downloads ${title}`);
  return found;
}

/** Records what the browser is asked to save, without leaving files behind. */
function catchDownloads() {
  const saved: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  return {
    saved,
    stop: () => {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}

/** No title has the word, but files have: they stand below, with the same filters. */
export const ShowsWhatFilesHold: Story = {
  args: {
    state: { ...EVERYTHING, q: 'rotasi', examKinds: ['UTS'], year: 2025, view: 'grid' },
    beyond: (query) => (
      <FileHits
        query={query}
        hrefs={{ preview: (id) => `#/preview/${id}`, page: (id) => `#/preview/${id}?hlm=3` }}
      />
    ),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('searchFiles', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return searchParams.get('year') === '2025' && searchParams.get('examKind') === 'UTS'
          ? fileHits
          : [];
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: /^Di dalam file/, level: 2 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'UTS Struktur Data 2025' })).toBeVisible();
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(titles(canvasElement)).toEqual([
      'UTS Struktur Data 2025',
      'Kuis Algoritma Greedy',
      'UAS Basis Data',
    ]);
    await expect(canvas.getByRole('link', { name: 'UAS Basis Data' })).toHaveAttribute(
      'href',
      '#/preview/2',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('questionSets')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Memuat Data...')).toBeInTheDocument();
  },
};

export const FiltersAfterTyping: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'bagas');
    await expect(await canvas.findByText('Menampilkan 1 hasil pencarian')).toBeVisible();
    await waitFor(() => expect(titles(canvasElement)).toEqual(['UAS Basis Data']));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, q: 'bagas' },
      { replace: true },
    );
  },
};

export const FiltersAtOnceByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('searchbox'));
    // At once: letters that come late on a busy machine are searched for by themselves.
    await userEvent.paste('greedy');
    await userEvent.keyboard('{Enter}');
    await expect(args.onStateChange).toHaveBeenCalledOnce();
    await expect(args.onStateChange).toHaveBeenCalledWith(
      { ...start, q: 'greedy' },
      { replace: false },
    );
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Kuis Algoritma Greedy']));
  },
};

export const FiltersAtOnceByButton: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), ' struktur ');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, q: 'struktur' },
      { replace: expect.any(Boolean) },
    );
    await waitFor(() => expect(titles(canvasElement)).toEqual(['UTS Struktur Data 2025']));
    await expect(canvas.getByRole('searchbox')).toHaveValue(' struktur ');
  },
};

export const StartsFromTheAddress: Story = {
  args: { state: { ...start, q: 'sql' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Menampilkan 1 hasil pencarian')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('sql');
  },
};

export const OffersTheWayOutOfNothing: Story = {
  args: { state: { ...start, q: 'kuantum' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua paket soal' }));
    await loaded(canvasElement);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusesAtFirst('questionSets', 500, setAnswers));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await loaded(canvasElement);
    // oxlint-disable-next-line no-console -- the log is what is tested
    await expect(console.error).toHaveBeenCalledOnce();
  },
};

export const DownloadsASingleFile: Story = {
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    try {
      const canvas = await loaded(canvasElement);
      await userEvent.click(download(canvas, 'UTS Struktur Data 2025'));
      await waitFor(() => expect(saved).toEqual(['UTS Struktur Data 2025.pdf']));
      await expect(await canvas.findByText('129 unduhan')).toBeInTheDocument();
    } finally {
      stop();
    }
  },
};

export const OpensMenuOfSeveralFiles: Story = {
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    try {
      const canvas = await loaded(canvasElement);
      await waitFor(() =>
        expect(download(canvas, 'UAS Basis Data')).toHaveAttribute('aria-haspopup', 'menu'),
      );
      download(canvas, 'UAS Basis Data').focus();
      await userEvent.keyboard('{ArrowDown}');
      const [first] = await page.findAllByRole('menuitem');
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.click(page.getByRole('menuitem', { name: 'UAS Basis Data paket B.pdf' }));
      await waitFor(() => expect(saved).toEqual(['UAS Basis Data paket B.pdf']));
    } finally {
      stop();
    }
  },
};

export const SaysThatThereIsNoFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(download(canvas, 'Kuis Algoritma Greedy'));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('File soal tidak ditemukan');
    await userEvent.click(within(alert).getByRole('button', { name: 'Tutup pesan' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SaysThatTheDownloadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('downloadFile', 500)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(download(canvas, 'UTS Struktur Data 2025'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Gagal mendownload file');
    await expect(canvas.getByText('128 unduhan')).toBeInTheDocument();
  },
};

/** A field of the filters, on a desktop. */
const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('combobox', { name });

/** An end of the date range, once it can be written in. */
async function dateField(canvas: ReturnType<typeof within>, name: string) {
  await canvas.findAllByRole('combobox', { name: 'Tag Materi' });
  return canvas.getByRole('textbox', { name });
}

const desktop = { viewport: { value: 'desktop' } };

export const FiltersByKeyboard: Story = {
  globals: desktop,
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    (await field(canvasElement, 'Tag Mata Kuliah')).focus();
    await userEvent.keyboard('bas{Enter}{Escape}');
    await expect(await canvas.findByText('Menampilkan 1 hasil pencarian')).toBeVisible();
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, courseTags: ['Basis Data'] },
      { replace: false },
    );
    // Chips come when the first filter is chosen.
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus Basis Data' }));
    await loaded(canvasElement);
  },
};

export const SaysThatNoOptionMatches: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.type(await field(canvasElement, 'Tag Materi'), 'zzz');
    await expect(await page.findAllByText('Tidak ada hasil')).not.toHaveLength(0);
  },
};

export const CountsDatesOnlyTogether: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.type(await dateField(canvas, 'Dari'), '01/03/2025');
    await expect(canvas.getByText('Isi kedua tanggal agar berlaku.')).toBeVisible();
    await userEvent.type(await dateField(canvas, 'Sampai'), '03/03/2025');
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Kuis Algoritma Greedy']));
    await expect(canvas.getByText('1 Mar 2025 – 3 Mar 2025')).toBeVisible();
  },
};

export const FallsBackToBuiltInLists: Story = {
  globals: desktop,
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => {});
    msw.use(refuses('dropdownData', 503, 'Basis data sedang diperbaiki'));
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await canvas.findByText(
      'Menggunakan data filter default. Server mungkin sedang bermasalah. (Basis data sedang diperbaiki)',
    );
    await userEvent.type(await field(canvasElement, 'Tag Mata Kuliah'), 'rekayasa');
    await expect(
      await page.findByRole('option', { name: 'Rekayasa Perangkat Lunak' }),
    ).toBeVisible();
    await expect(DEFAULT_FILTERS.courseTags).toHaveLength(8);
  },
};

export const SaysWhatTheServerSaysOfItsLists: Story = {
  globals: desktop,
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockImplementation(() => {});
    msw.use(
      answers('dropdownData', () =>
        Response.json({ success: false, message: 'Data filter sedang disiapkan' }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await canvas.findByText(
      'Menggunakan data filter default. Server mungkin sedang bermasalah. (Data filter sedang disiapkan)',
    );
  },
};

export const FiltersInADialogOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await page.findByRole('dialog', { name: 'Filter Pencarian' });
    const level = within(dialog).getByRole('combobox', { name: 'Tingkat Kesulitan' });
    await userEvent.type(level, 'sulit{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await userEvent.type(level, 'mudah{Enter}');
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Terapkan Filter' }));
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Kuis Algoritma Greedy']));
    await expect(args.onStateChange).toHaveBeenCalledOnce();
    await expect(args.onStateChange).toHaveBeenCalledWith(
      { ...start, levels: ['Mudah'] },
      { replace: false },
    );
    await expect(canvas.getByRole('button', { name: 'Filter (1 filter aktif)' })).toBeVisible();
  },
};

export const SortsAtOnce: Story = {
  globals: desktop,
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Urutkan' }), 'downloads');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { ...start, sort: 'downloads' },
      { replace: false },
    );
    await expect(titles(canvasElement)[0]).toBe('UAS Basis Data');
  },
};

/** A drawn page, as small as pictures are. */
const firstPage = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M1 1h1"/></svg>'],
  { type: 'image/svg+xml' },
);

export const ShowsFirstPages: Story = {
  decorators: [withApp(undefined, { covers: true })],
  beforeEach: ({ msw }) => {
    let calls = 0;
    // The first finds the server busy, and is made again.
    const whenFree = () => {
      calls += 1;
      if (calls > 1) return firstPage;
      const headers = { 'retry-after': '1' };
      return HttpResponse.json({ message: 'Server sedang sibuk' }, { status: 503, headers });
    };
    msw.use(answers('questionSetCover', whenFree));
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvasElement.querySelector('[data-state="blank"]')).toBeNull();
    const withQuestions = setAnswers.filter(({ files }) =>
      files?.some(({ filecategory }) => filecategory === 'questions'),
    );
    await waitFor(
      () =>
        expect(
          canvasElement.querySelectorAll('[data-component="set-cover"] img[src^="data:image"]'),
        ).toHaveLength(withQuestions.length),
      { timeout: 5000 },
    );
  },
};

export const TurnsIntoATable: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    try {
      const canvas = await loaded(canvasElement);
      await userEvent.click(canvas.getByRole('radio', { name: 'Tabel' }));
      await canvas.findByRole('table', { name: 'Hasil pencarian' });
      await userEvent.click(download(canvas, 'UTS Struktur Data 2025', 'Download'));
      await waitFor(() => expect(saved).toEqual(['UTS Struktur Data 2025.pdf']));
    } finally {
      stop();
    }
  },
};

export const DownloadsAllAsOneArchive: Story = {
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    try {
      const canvas = await loaded(canvasElement);
      const button = () => download(canvas, 'UAS Basis Data');
      await waitFor(() => expect(button()).toHaveAttribute('aria-haspopup', 'menu'));
      button().focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await page.findByRole('menuitem', { name: /^Unduh semua/ }));
      await waitFor(() => expect(saved).toEqual(['UAS Basis Data.zip']));
      await expect(await canvas.findByText('1.235 unduhan')).toBeInTheDocument();
    } finally {
      stop();
    }
  },
};

export const FocusesTheTextBySlash: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('a/b');
    await expect(canvas.getByRole('searchbox')).toHaveValue('a/b');
  },
};

/** Answers pages of one set, as a server with a large bank does. */
const pages = answers('questionSets', ({ request }: { request: Request }) => {
  const params = new URL(request.url).searchParams;
  const found = setAnswers.filter(({ title }) =>
    title.toLowerCase().includes(params.get('q') ?? ''),
  );
  const at = Number(params.get('cursor') ?? 0);
  const headers = new Headers({ 'X-Total-Count': String(found.length) });
  if (at + 1 < found.length) headers.set('X-Next-Cursor', String(at + 1));
  return Response.json(params.get('limit') === '60' ? found.slice(at, at + 1) : [], { headers });
});

export const AsksForPagesOfALargeBank: Story = {
  globals: desktop,
  beforeEach: ({ msw }) =>
    msw.use(answers('site', { ...siteAnswer, questionSetCount: 20_001 }), pages),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'basis{Enter}');
    await waitFor(() => expect(titles(canvasElement)).toEqual(['UAS Basis Data']));
    await expect(canvas.getByText('Menampilkan 1 hasil pencarian')).toBeVisible();
  },
};

/** Nothing has the words one after the other, one set has them all. */
export const FindsAllWordsWhereNothingIsExact: Story = {
  globals: desktop,
  args: { state: { ...start, q: 'basis uas' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = await canvas.findByText('Tidak ada yang persis; ini yang mengandung semua kata');
    await expect(note.closest('output')).toHaveTextContent('Menampilkan 1 hasil pencarian');
    const [title] = canvas.getAllByRole('heading', { level: 2 });
    const marks = [...(title?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    await expect(marks).toEqual(['UAS', 'Basis']);
    await userEvent.type(canvas.getByRole('searchbox'), ' graf{Enter}');
    await expect(await canvas.findByText('Menampilkan 0 hasil pencarian')).toBeVisible();
    await expect(note).not.toBeInTheDocument();
  },
};

/** A large bank is asked twice. */
export const AsksALargeBankForAllWords: Story = {
  ...FindsAllWordsWhereNothingIsExact,
  beforeEach: ({ msw }) => {
    const answer = ({ request }: { request: Request }) => {
      const params = new URL(request.url).searchParams;
      const found = params.get('words') === 'all' && params.get('q') === 'basis uas';
      const headers = { 'X-Total-Count': found ? '1' : '0' };
      return Response.json(found ? [setAnswers[1]] : [], { headers });
    };
    msw.use(
      answers('site', { ...siteAnswer, questionSetCount: 20_001 }),
      answers('questionSets', answer),
    );
  },
};

export const FiltersByExamAndKey: Story = {
  globals: desktop,
  beforeEach: ({ msw }) => msw.use(answers('questionSets', exams)),
  play: filterByExamAndKey,
};

export const AsksForExamAndKeyOfALargeBank: Story = {
  globals: desktop,
  args: { state: { ...start, ...inALargeBank } },
  beforeEach: ({ msw }) => msw.use(...largeBankOfExams()),
  play: findInALargeBank,
};

export const FiltersByExamOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(answers('questionSets', exams)),
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Filter Pencarian' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Jenis ujian' }), 'kuis{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter lain' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ada kunci' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan Filter' }));
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Kuis Algoritma Greedy']));
    await expect(args.onStateChange).toHaveBeenCalledWith(
      { ...start, examKinds: ['Kuis'], withKey: true },
      { replace: false },
    );
    await expect(canvas.getByRole('button', { name: 'Filter (2 filter aktif)' })).toBeVisible();
  },
};

/** A link from the overview names a course and a year. */
export const FiltersByYear: Story = {
  globals: desktop,
  args: { state: { ...start, year: 2023 } },
  beforeEach: ({ msw }) => {
    const of = (id: number, year: number) => ({ ...setAnswers[0], id, year, title: `UTS ${year}` });
    msw.use(answers('questionSets', [of(1, 2023), of(2, 2024)]));
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Menampilkan 1 hasil pencarian');
    await expect(titles(canvasElement)).toEqual(['UTS 2023']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus Tahun 2023' }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(2));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(start, { replace: false });
  },
};

export const NamesExamsInEnglish: Story = {
  globals: { ...desktop, language: 'en' },
  args: { state: { ...start, examKinds: ['UAS'], terms: ['Gasal'], withKey: true } },
  beforeEach: ({ msw }) => msw.use(answers('questionSets', exams)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Remove Final' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Odd semester' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Has a key' })).toBeVisible();
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Kind of exam' }),
      'midt{Enter}{Escape}',
    );
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        { ...start, examKinds: ['UAS', 'UTS'], terms: ['Gasal'], withKey: true },
        { replace: false },
      ),
    );
  },
};

const administrator = { ...lecturer, id: 1, roles: ['ROLE_USER', 'ROLE_ADMIN'] };

/** What the list was asked for, reader by reader. */
const eyes: string[] = [];

export const AnAdministratorLooksAsOthersDo: Story = {
  globals: desktop,
  decorators: [withApp(administrator)],
  args: { onViewAs: fn() },
  render: function Addressed(args) {
    const [viewAs, setViewAs] = useState(args.viewAs);
    return (
      <SearchScreen
        {...args}
        viewAs={viewAs}
        onViewAs={(viewer) => {
          args.onViewAs?.(viewer);
          setViewAs(viewer);
        }}
      />
    );
  },
  beforeEach: ({ msw }) => {
    eyes.length = 0;
    const answer = ({ request }: { request: Request }) => {
      const as = new URL(request.url).searchParams.get('as');
      eyes.push(as ?? 'me');
      return as === 'visitor' ? setAnswers.slice(0, 1) : setAnswers;
    };
    msw.use(
      answers('site', { ...siteAnswer, defaultVisibility: 'public' }),
      answers('questionSets', answer),
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const readers = await canvas.findByRole('radiogroup', { name: 'Lihat sebagai' });
    await userEvent.click(within(readers).getByRole('radio', { name: 'Pengunjung' }));
    await canvas.findByText('Menampilkan 1 hasil pencarian');
    await expect(args.onViewAs).toHaveBeenLastCalledWith('visitor');
    await expect(eyes).toEqual(['me', 'visitor']);
    await expect(canvas.getByText(/seperti yang dilihat Pengunjung/)).toBeVisible();
    const again = canvas.getByRole('radiogroup', { name: 'Lihat sebagai' });
    await expect(within(again).getByRole('radio', { name: 'Pengunjung' })).toHaveFocus();
    await userEvent.click(within(again).getByRole('radio', { name: 'Saya' }));
    await loaded(canvasElement);
    await expect(canvas.queryByText(/seperti yang dilihat/)).toBeNull();
  },
};

export const OthersLookAsThemselves: Story = {
  ...AnAdministratorLooksAsOthersDo,
  decorators: [withApp(lecturer)],
  args: { viewAs: 'visitor', onViewAs: fn() },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.queryByRole('radiogroup', { name: 'Lihat sebagai' })).toBeNull();
    await expect(eyes).toEqual(['me']);
  },
};

export const AnAdministratorLooksAsOthersDoInALargeBank: Story = {
  ...AnAdministratorLooksAsOthersDo,
  args: { viewAs: 'user', onViewAs: fn() },
  beforeEach: ({ msw }) => {
    eyes.length = 0;
    const answer = ({ request }: { request: Request }) => {
      eyes.push(new URL(request.url).searchParams.get('as') ?? 'me');
      return Response.json(setAnswers.slice(1), { headers: { 'X-Total-Count': '2' } });
    };
    msw.use(
      answers('site', { ...siteAnswer, questionSetCount: 20_001, defaultVisibility: 'public' }),
      answers('questionSets', answer),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Menampilkan 2 hasil pencarian');
    await expect(eyes).toEqual(['user']);
    await expect(canvas.getByRole('radio', { name: 'Mahasiswa' })).toBeChecked();
  },
};

const archiveBar = (canvas: ReturnType<typeof within>, name: RegExp) =>
  canvas.findByRole('region', { name });

/** Chooses two sets for one ZIP. */
async function chooseTwo(canvasElement: HTMLElement) {
  const canvas = await loaded(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Pilih' }));
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Pilih (?!semua)/ });
  // A set without files has nothing for a ZIP.
  const open = boxes.filter((box) => !box.hasAttribute('disabled'));
  for (const box of open.slice(0, 2)) await userEvent.click(box);
  return { canvas, bar: within(await archiveBar(canvas, /^2 paket dipilih, /)) };
}

export const DownloadsSeveralAsOneZip: Story = {
  beforeEach: ({ msw }) => msw.use(answers('createArchive', new Blob(['PK']))),
  play: async ({ canvasElement }) => {
    const { saved, stop } = catchDownloads();
    const { canvas, bar } = await chooseTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Unduh ZIP' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    stop();
    await expect(saved[0]).toMatch(/^Paket soal \d{4}-\d\d-\d\d\.zip$/);
    await waitFor(() => expect(canvas.queryByRole('region', { name: /dipilih/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /^Pilih / })).toBeNull());
  },
};

export const SaysWhichOfSeveralIsGone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refuses('createArchive', 404),
      http.head('*/api/questionsets/:id/archive', ({ params }) => {
        const gone = params['id'] === String(newest.id);
        return new HttpResponse(null, { status: gone ? 404 : 200 });
      }),
    ),
  play: async ({ canvasElement }) => {
    const { canvas, bar } = await chooseTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Unduh ZIP' }));
    const notice = await bar.findByRole('alert');
    await expect(notice).toHaveTextContent(newest.title);
    await archiveBar(canvas, /^1 paket dipilih, /);
  },
};

export const KeepsWhatIsChosenUnderAnotherSearch: Story = {
  args: { state: { ...start, view: 'table' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { canvas } = await chooseTwo(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'tidak ada yang begini{Enter}');
    await canvas.findByText('Menampilkan 0 hasil pencarian');
    await archiveBar(canvas, /^2 paket dipilih, /);
  },
};

export const FactsLeadToTheirSearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const links = canvas.getAllByRole('link');
    for (const fact of ['courseTag', 'q']) {
      const link = links.find((one) => one.getAttribute('href')?.startsWith(`?${fact}=`));
      const words = link?.textContent ?? '';
      await expect(words).not.toBe('');
      await expect(link).toHaveAttribute('href', `?${new URLSearchParams({ [fact]: words })}`);
    }
    const [topics] = canvas.getAllByRole('list', { name: 'Topik' });
    if (!topics) throw new Error('No set has topics');
    const [topic] = within(topics).getAllByRole('link');
    await expect(topic).toHaveAttribute(
      'href',
      `?${new URLSearchParams({ materialTag: topic?.textContent ?? '' })}`,
    );
  },
};
