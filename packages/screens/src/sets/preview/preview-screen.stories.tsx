import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { keys } from '../../data/keys.js';
import { useTouch } from '../../data/use-touch.js';
import { lecturer, setAnswers } from '../../test/fixtures.js';
import { answers, refuses, refusesAtFirst } from '../../test/mock.js';
import { pdfBlob } from '../../test/pdf.js';
import { withApp } from '../../test/with-app.js';
import { withPdf } from '../../test/with-pdf.js';
import { PreviewScreen } from './preview-screen.js';

const [complete] = setAnswers;

const meta = {
  title: 'Layar/Preview',
  tags: ['autodocs'],
  component: PreviewScreen,
  parameters: {
    frames: { 'layar-preview-tampilan--default': 900, 'layar-preview-tampilan--key-closed': 640 },
    layout: 'fullscreen',
  },
  decorators: [withApp(), withPdf],
  args: {
    id: '1',
    state: { tab: 'questions' },
    onStateChange: fn(),
    onTitleChange: fn(),
    hrefs: { search: '#/search', self: '#/preview/1' },
  },
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      <>
        <PreviewScreen {...args} state={state} onStateChange={setState} />
        <ToastRegion />
      </>
    );
  },
  beforeEach: ({ msw }) => {
    toast.dismiss();
    msw.use(
      answers('questionSet', complete),
      answers('combinedPreview', () => pdfBlob(2)),
      answers('fileBlob', ({ params }) =>
        params.id === '13' ? new Blob(['5 3\n1 4 2 8 5']) : pdfBlob(1),
      ),
    );
  },
} satisfies Meta<typeof PreviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files whose bytes were asked for. */
const asked: unknown[] = [];

const WAIT = { timeout: 15_000 };

async function loaded(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: 'UTS Struktur Data 2025' });
  return canvas;
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(args.onTitleChange).toHaveBeenCalledWith('UTS Struktur Data 2025');
    await expect(canvas.getByText('Tahun 2025')).toBeVisible();
    await expect(canvas.getByText('Sedang')).toBeVisible();
    await expect(canvas.getByText(/^Lima soal uraian/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Halaman 1 dari 2')).toHaveLength(1), WAIT);
  },
};

/** Only what is read is loaded: the questions, then the key, once it is chosen. */
export const ReadsTheKey: Story = {
  args: { onStateChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await canvas.findByText('Halaman 1 dari 2', {}, WAIT);
    canvas.getByRole('radio', { name: 'Soal' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Kunci' })).toHaveFocus();
    await canvas.findByRole('heading', { name: 'Kunci jawaban' });
    await expect(document.getElementById('gabungan-answers')).toBeVisible();
    await expect(document.getElementById('gabungan-questions')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByText('Halaman 1 dari 2')).toHaveLength(2), WAIT);
    await expect(canvas.getByRole('heading', { name: 'Soal dan test cases' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Kunci jawaban' })).toBeVisible();
  },
};

/** No file is fetched before somebody asks for it. */
export const OpensAFileWhenAsked: Story = {
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      answers('fileBlob', ({ params }) => {
        asked.push(params.id);
        return pdfBlob(3);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const row = canvas.getByText('UTS Struktur Data 2025.pdf');
    row.scrollIntoView();
    await canvas.findByText('Halaman 1 dari 2', {}, WAIT);
    await expect(asked).toEqual([]);
    const button = canvas.getByRole('button', { name: 'Lihat UTS Struktur Data 2025.pdf' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Halaman 1 dari 3', {}, WAIT);
    await expect(asked).toEqual(['11']);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Halaman 1 dari 3')).toBeNull();
  },
};

export const ShowsATextFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Test Cases/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat masukan-1.txt' }));
    await expect(await canvas.findByText(/1 4 2 8 5/)).toBeVisible();
  },
};

export const SaysThatATextFileFailed: Story = {
  args: { state: { tab: 'testCases' } },
  beforeEach: ({ msw }) => msw.use(refuses('fileBlob', 500)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat masukan-1.txt' }));
    await expect(await canvas.findByText('Error loading file content')).toBeVisible();
  },
};

export const LeadsFromAWordFileToItsPages: Story = {
  args: { state: { tab: 'answers' } },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Lihat Kunci UTS Struktur Data 2025.docx' }),
    );
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Lihat halamannya di penampil kunci jawaban' }),
    );
    await waitFor(() => expect(document.getElementById('gabungan-answers')).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Kunci' })).toBeChecked();
  },
};

export const WaitsForACombinedDocument: Story = {
  args: { state: { tab: 'questions', view: 'both' } },
  beforeEach: ({ msw }) => {
    let calls = 0;
    const whenMade = () => {
      calls += 1;
      if (calls > 2) return pdfBlob(2);
      const message = 'Tampilan ini belum dapat dibuat.';
      return HttpResponse.json({ message }, { status: 503, headers: { 'retry-after': '1' } });
    };
    msw.use(answers('combinedPreview', whenMade));
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('Halaman 1 dari 2')).toHaveLength(2), WAIT);
    await expect(canvas.queryByText('Gagal memuat soal dan test cases')).toBeNull();
  },
};

export const TriesACombinedDocumentAgain: Story = {
  args: { state: { tab: 'questions', view: 'both' } },
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('combinedPreview', 503, () => pdfBlob(2), 2)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(
      await canvas.findByText('Gagal memuat soal dan test cases', {}, WAIT),
    ).toBeVisible();
    await expect(await canvas.findByText('Gagal memuat kunci jawaban', {}, WAIT)).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Coba Lagi' })) {
      await userEvent.click(button);
    }
    await waitFor(() => expect(canvas.getAllByText('Halaman 1 dari 2')).toHaveLength(2), WAIT);
  },
};

let current: QuestionSetAnswer = complete;

function LoadsTheSetAnew() {
  const touch = useTouch();
  return (
    <Button onClick={() => touch({ refresh: [keys.questionSet(1)] })}>Muat paket soal lagi</Button>
  );
}

export const ShowsWhatAReplacedFileSays: Story = {
  args: { state: { tab: 'questions', view: 'both' } },
  decorators: [
    (Story) => (
      <>
        <LoadsTheSetAnew />
        <Story />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    current = complete;
    msw.use(
      answers('questionSet', () => current),
      answers('combinedPreview', ({ request }) => {
        const answersOnly = new URL(request.url).searchParams.get('type') === 'answers';
        return pdfBlob(answersOnly ? 2 : current === complete ? 3 : 4);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await canvas.findByText('Halaman 1 dari 3', {}, WAIT);
    const kept = await canvas.findByText('Halaman 1 dari 2', {}, WAIT);
    const files = complete.files.map((file) => (file.id === 11 ? { ...file, id: 99 } : file));
    current = { ...complete, files };
    await userEvent.click(canvas.getByRole('button', { name: 'Muat paket soal lagi' }));
    await expect(await canvas.findByText('Halaman 1 dari 4', {}, WAIT)).toBeInTheDocument();
    await expect(canvas.queryByText('Halaman 1 dari 3')).toBeNull();
    await expect(kept).toBeInTheDocument();
  },
};

export const SaysThatThereIsNoSuchSet: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('questionSet', 404)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Soal tidak ditemukan' });
    await expect(canvas.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '#/search');
  },
};

export const TakesNoIdForNoSet: Story = {
  args: { id: 'abc' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Soal tidak ditemukan' });
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('questionSet', 500, complete)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await loaded(canvasElement);
  },
};

export const SaysThatTheDownloadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('downloadFile', 500)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download UTS Struktur Data 2025.pdf' }),
    );
    await expect(await canvas.findByText('Gagal mendownload file')).toBeVisible();
  },
};

export const GoesBackToItsPlaceInTheSearch: Story = {
  args: { onBack: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const link = canvas.getByRole('link', { name: 'Kembali ke pencarian' });
    await expect(link).toHaveAttribute('href', '#/search');
    await userEvent.click(link);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const DownloadsEverything: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('questionSetArchive', 500)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const page = within(document.body);
    canvas.getByRole('button', { name: 'Unduh' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findAllByRole('menuitem')).toHaveLength(4);
    await userEvent.click(page.getByRole('menuitem', { name: 'Unduh semua' }));
    await expect(await canvas.findByText('Gagal mendownload file')).toBeVisible();
  },
};

export const CopiesItsAddress: Story = {
  play: async ({ canvasElement }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    try {
      const canvas = await loaded(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Bagikan' }));
      const dialog = within(
        await within(document.body).findByRole('dialog', { name: 'Bagikan paket soal' }),
      );
      await dialog.findByText(/^Siapa pun yang menerima tautan ini dapat membukanya/);
      await userEvent.click(dialog.getByRole('button', { name: 'Salin tautan' }));
      await expect(await dialog.findByRole('status')).toHaveTextContent('Disalin');
      await expect(writeText).toHaveBeenCalledWith(new URL('#/preview/1', document.baseURI).href);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

const forUsers = {
  visibility: 'users',
  availableFrom: null,
  keyVisibility: 'users',
  keyFrom: null,
} as const;

/** The server answers visitors that there is no such set. */
export const SaysWhoCanOpenItsLink: Story = {
  decorators: [withApp(lecturer)],
  beforeEach: ({ msw }) =>
    msw.use(
      answers('questionSet', ({ request }) =>
        request.headers.has('x-access-token')
          ? { ...complete, release: forUsers }
          : HttpResponse.json({ message: 'Soal tidak ditemukan' }, { status: 404 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bagikan' }));
    await within(document.body).findByText(
      'Mahasiswa dan dosen dapat membukanya setelah masuk. Pengunjung tidak.',
    );
  },
};

export const LeadsItsCreatorToTheEditor: Story = {
  args: { hrefs: { search: '#/search', edit: (id) => `#/edit/${id}` } },
  decorators: [withApp(lecturer)],
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ubah' })).toHaveAttribute('href', '#/edit/1');
  },
};

export const ShowsOthersNoWayToTheEditor: Story = {
  ...LeadsItsCreatorToTheEditor,
  decorators: [withApp({ ...lecturer, id: 9 })],
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Ubah' })).toBeNull();
  },
};

const DECEMBER = '2099-12-10T05:00:00.000Z';

/** What the server answers its owner, and everyone else. */
const owned: QuestionSetAnswer = {
  ...complete,
  release: {
    visibility: 'users',
    availableFrom: null,
    keyVisibility: 'users',
    keyFrom: DECEMBER,
  },
};
const asOthers: QuestionSetAnswer = {
  ...complete,
  hasAnswerKey: true,
  hasTestCases: true,
  keyFrom: DECEMBER,
  files: complete.files.filter(({ filecategory }) => filecategory === 'questions'),
};

/** Calls in the place of others. */
const inPlace: string[] = [];

const asOf = (request: Request) => new URL(request.url).searchParams.get('as');

export const SaysWhoSeesWhat: Story = {
  args: { hrefs: { search: '#/search', edit: (id) => `#/edit/${id}` } },
  decorators: [withApp(lecturer)],
  beforeEach: ({ msw }) => {
    inPlace.length = 0;
    const noted = (name: string, request: Request) => {
      const as = asOf(request);
      if (as) inPlace.push(`${name} ${as}`);
      return as;
    };
    msw.use(
      answers('questionSet', ({ request }) => {
        const as = noted('set', request);
        if (as === 'visitor') return HttpResponse.json({ message: 'Tidak ada' }, { status: 404 });
        return as ? asOthers : owned;
      }),
      answers('combinedPreview', ({ request }) => {
        noted('preview', request);
        return pdfBlob(2);
      }),
      answers('questionSetArchive', ({ request }) => {
        noted('archive', request);
        return new Blob(['zip']);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await canvas.findByText(
      'Mahasiswa melihat soal sekarang, kunci mulai 10 Desember 2099 12.00 WIB.',
    );
    await expect(canvas.getByRole('radio', { name: 'Saya' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Ubah' })).toBeVisible();
  },
};

/** The server's own answer to a student, and nothing of the owner's, until one goes back. */
export const LooksAsAStudent: Story = {
  ...SaysWhoSeesWhat,
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    canvas.getByRole('radio', { name: 'Saya' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await canvas.findByText('Anda melihat sebagai mahasiswa');
    await expect(canvas.getByRole('radio', { name: 'Mahasiswa' })).toHaveFocus();
    await loaded(canvasElement);
    await waitFor(() => expect(inPlace).toContain('preview user'), WAIT);
    await expect(inPlace).toContain('set user');
    await expect(canvas.queryByRole('link', { name: 'Ubah' })).toBeNull();
    await expect(canvas.queryByText(/^Mahasiswa melihat soal/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /Jawaban/ }));
    await within(canvas.getByRole('tabpanel', { name: /Jawaban/ })).findByText(
      'Kunci dibuka 10 Desember 2099 12.00 WIB',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh' }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: /^Unduh semua/i }),
    );
    await waitFor(() => expect(inPlace).toContain('archive user'), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke tampilan saya' }));
    await canvas.findByRole('link', { name: 'Ubah' });
    await expect(canvas.queryByText('Anda melihat sebagai mahasiswa')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Saya' })).toHaveFocus();
  },
};

export const LooksAsAVisitorWhoSeesNothing: Story = {
  ...SaysWhoSeesWhat,
  args: { ...SaysWhoSeesWhat.args, state: { tab: 'questions', as: 'visitor' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Anda melihat sebagai pengunjung');
    await canvas.findByRole('heading', { level: 1, name: 'Soal tidak ditemukan' });
    await canvas.findByText(/mungkin hanya untuk yang sudah masuk/);
    await expect(canvas.getByRole('button', { name: 'Kembali ke tampilan saya' })).toBeVisible();
  },
};

/** Who may not change it is asked for nobody else, whatever the address says. */
export const LooksInNobodysPlaceForOthers: Story = {
  ...SaysWhoSeesWhat,
  args: { ...SaysWhoSeesWhat.args, state: { tab: 'questions', as: 'user' } },
  decorators: [withApp({ ...lecturer, id: 9 })],
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvas.queryByRole('radiogroup', { name: 'Lihat sebagai' })).toBeNull();
    await expect(inPlace).toEqual([]);
  },
};

export const LooksAsAStudentOnAPhone: Story = {
  ...SaysWhoSeesWhat,
  args: { ...SaysWhoSeesWhat.args, state: { tab: 'answers', as: 'user' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Anda melihat sebagai mahasiswa');
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.getByRole('tab', { name: /^Questions/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the search' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Unduh|Dosen|Berkas|Tahun|Jawaban/);
  },
};

const closed: QuestionSetAnswer = {
  ...complete,
  files: complete.files.filter(({ filecategory }) => filecategory === 'questions'),
  hasAnswerKey: true,
  hasTestCases: true,
  keyFrom: '2027-01-02T05:00:00.000Z',
};

export const SaysWhenTheKeyOpens: Story = {
  args: { state: { tab: 'answers' } },
  beforeEach: ({ msw }) => msw.use(answers('questionSet', closed)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    // In the viewer of the key and in its tab.
    const said = await canvas.findAllByText('Kunci dibuka 2 Januari 2027 12.00 WIB');
    await expect(said).toHaveLength(2);
    await expect(canvas.queryByText('Kunci dibuka 2 Januari 2027')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /Test Cases/ }));
    await expect(canvas.getAllByText('Kunci dibuka 2 Januari 2027 12.00 WIB')).toHaveLength(2);
  },
};

export const OpensTheKeyAtItsMoment: Story = {
  args: { state: { tab: 'answers' } },
  beforeEach: ({ msw }) => {
    const moment = Date.now() + 2_000;
    msw.use(
      answers('questionSet', () =>
        Date.now() < moment ? { ...closed, keyFrom: new Date(moment).toISOString() } : complete,
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect((await canvas.findAllByText(/^Kunci dibuka .* WIB$/))[0]).toBeVisible();
    await expect(
      await canvas.findByText('Kunci UTS Struktur Data 2025.docx', {}, WAIT),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/^Kunci dibuka/)).toBeNull();
  },
};

export const AsksVisitorsToSignInForTheKey: Story = {
  args: { state: { tab: 'answers' }, onLogin: fn() },
  beforeEach: ({ msw }) => msw.use(answers('questionSet', { ...closed, keyFrom: null })),
  play: async ({ args, canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: 'Masuk' });
    if (!button) throw new Error('Nobody is asked to sign in');
    await userEvent.click(button);
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const TellsTheSignedInThatTheKeyIsClosed: Story = {
  decorators: [withApp(lecturer)],
  args: { state: { tab: 'answers' }, onLogin: fn() },
  beforeEach: ({ msw }) => msw.use(answers('questionSet', { ...closed, keyFrom: null })),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(await canvas.findAllByText('Kunci jawaban belum terbuka untuk Anda')).toHaveLength(
      2,
    );
    await expect(canvas.queryByRole('button', { name: 'Masuk' })).toBeNull();
  },
};

export const AsksVisitorsToSignInForWhatIsNotThere: Story = {
  args: { onLogin: fn() },
  beforeEach: ({ msw }) => msw.use(refuses('questionSet', 404)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Masuk' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/hanya untuk yang sudah masuk/)).toBeVisible();
  },
};

export const OpensAtAFoundPage: Story = {
  args: {
    state: {
      tab: 'answers',
      at: { file: 12, page: 1, combinedPage: 2, words: ['halaman'] },
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const viewer = document.getElementById('gabungan-answers') as HTMLElement;
    await waitFor(() => expect(viewer).toHaveFocus());
    await expect(await within(viewer).findByText('Halaman 2 dari 2', {}, WAIT)).toBeInTheDocument();
    await expect(await within(viewer).findByText('Ditandai: halaman', {}, WAIT)).toBeVisible();
    await expect(within(canvasElement).getByRole('radio', { name: 'Kunci' })).toBeChecked();
    const other = document.getElementById('gabungan-questions');
    await expect(other).not.toBeVisible();
    await expect(other).toBeEmptyDOMElement();
  },
};

export const OpensAFileAtItsOwnPage: Story = {
  args: { state: { tab: 'testCases', at: { file: 13, page: 1, words: ['8'] } } },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await waitFor(() => expect(document.getElementById('berkas-13')).toHaveFocus());
    await expect(await canvas.findByText('Ditandai: 8', {}, WAIT)).toBeVisible();
  },
};

export const SaysThatTheFoundFileIsGone: Story = {
  args: { state: { tab: 'questions', at: { file: 99, page: 1, words: ['pohon'] } } },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.getByText(/sudah tidak ada di paket soal ini/)).toBeVisible();
  },
};

const MOMENT = '2027-01-02T05:00:00.000Z';

/** The key is closed while the page is open; the page learns of it by a download. */
function closesMeanwhile(opensAt: string | null) {
  let isClosed = false;
  return [
    answers('questionSet', () => (isClosed ? { ...closed, keyFrom: opensAt } : complete)),
    answers('downloadFile', () => {
      isClosed = true;
      const body = { message: 'Kunci ditutup.', code: 'key-closed', opensAt };
      return HttpResponse.json(body, { status: 403 });
    }),
  ];
}

const KEY_FILE = 'Kunci UTS Struktur Data 2025.docx';

export const SaysThatTheKeyClosedMeanwhile: Story = {
  args: { state: { tab: 'answers' } },
  beforeEach: ({ msw }) => msw.use(...closesMeanwhile(MOMENT)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Download ${KEY_FILE}` }));
    await expect(
      await canvas.findByText(
        'Kunci jawaban ini ditutup sementara halaman ini terbuka. Kunci dibuka 2 Januari 2027 12.00 WIB.',
      ),
    ).toBeVisible();
    // Its file goes, and what was said stays.
    await waitFor(() => expect(canvas.queryByText(KEY_FILE)).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ditutup sementara/);
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pesan' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SaysInEnglishThatTheKeyClosedMeanwhile: Story = {
  args: { state: { tab: 'answers' } },
  globals: { language: 'en' },
  beforeEach: ({ msw }) => msw.use(...closesMeanwhile(null)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Download ${KEY_FILE}` }));
    await expect(
      await canvas.findByText('The answer key was closed while this page was open.'),
    ).toBeVisible();
  },
};

/** Whoever waits before a set that opens later sees it come, without a hint that it is there. */
export const ShowsASetThatOpensMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    const wait = window.setTimeout;
    // Nobody waits half a minute for a test.
    const soon = ((run: TimerHandler, ms?: number) =>
      wait(run, ms === 30_000 ? 100 : ms)) as typeof setTimeout;
    spyOn(window, 'setTimeout').mockImplementation(soon);
    msw.use(refusesAtFirst('questionSet', 404, complete, 2));
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Soal tidak ditemukan' });
    await loaded(canvasElement);
  },
};
