import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { sets } from '../../test/fixtures.js';
import { pdfBlob } from '../../test/pdf.js';
import { withPdf } from '../../test/with-pdf.js';
import { CombinedView } from './combined-view.js';
import { PdfFileView } from './file-preview-view.js';
import { PreviewView } from './preview-view.js';

const [complete, , withoutFiles] = sets as [QuestionSet, QuestionSet, QuestionSet];
const ready = { status: 'ready', data: pdfBlob(2) } as const;

const meta = {
  title: 'Layar/Preview/Tampilan',
  component: PreviewView,
  parameters: { layout: 'fullscreen' },
  decorators: [withPdf],
  args: {
    state: { status: 'ready', set: complete },
    searchHref: '#/search',
    factHrefs: {
      course: (name) => `#/search?courseTag=${encodeURIComponent(name)}`,
      topic: (name) => `#/search?materialTag=${encodeURIComponent(name)}`,
      lecturer: (name) => `#/search?q=${encodeURIComponent(name)}`,
    },
    view: 'questions',
    onViewChange: fn(),
    tab: 'questions',
    onTabChange: fn(),
    downloading: new Set<number>(),
    notice: undefined,
    onDownload: fn(),
    onDismiss: fn(),
    renderCombined: (_, type) => <CombinedView type={type} state={ready} />,
    renderFile: (file) => <PdfFileView file={file} state={ready} />,
  },
} satisfies Meta<typeof PreviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FactsLeadToTheirSearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [topic = ''] = complete.topics;
    for (const [name, query] of [
      [complete.subject, `courseTag=${encodeURIComponent(complete.subject)}`],
      [`Dosen: ${complete.lecturer}`, `q=${encodeURIComponent(complete.lecturer)}`],
      [topic, `materialTag=${encodeURIComponent(topic)}`],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `#/search?${query}`);
    }
  },
};

export const Key: Story = { args: { view: 'answers' } };

export const SideBySide: Story = { args: { view: 'both' } };

const withoutKey = {
  ...complete,
  hasAnswers: false,
  files: complete.files.filter(({ category }) => category === 'questions'),
};

/** Nothing stands in the place of what is not there. */
export const WithoutKey: Story = {
  args: { state: { status: 'ready', set: withoutKey }, view: 'both' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByText('Tidak ada kunci jawaban untuk ditampilkan');
    await expect(said.getBoundingClientRect().height).toBeLessThan(48);
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const KeyClosed: Story = {
  args: {
    state: {
      status: 'ready',
      set: { ...withoutKey, hasAnswers: true, keyFrom: '2027-01-02T05:00:00.000Z' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByText('Kunci dibuka 2 Januari 2027 12.00 WIB');
    await expect(said.getBoundingClientRect().height).toBeLessThan(48);
  },
};

export const KeyClosedForVisitors: Story = {
  args: {
    state: { status: 'ready', set: { ...withoutKey, hasAnswers: true } },
    tab: 'answers',
    onLogin: fn(),
  },
};

export const ReaderFailed: Story = {
  args: {
    view: 'both',
    renderCombined: (_, type) => (
      <CombinedView type={type} state={{ status: 'failed', busy: false, retry: fn() }} />
    ),
  },
};

const [first] = complete.files as [(typeof complete.files)[number]];

export const ManyFiles: Story = {
  args: {
    onReport: fn(),
    state: {
      status: 'ready',
      set: {
        ...complete,
        files: Array.from({ length: 10 }, (_, at) => ({
          ...first,
          id: 100 + at,
          name: `Soal ${at + 1} Ujian Akhir Semester Struktur Data dan Algoritma Lanjutan.pdf`,
        })),
      },
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = { args: { state: { status: 'failed', busy: false, retry: fn() } } };

export const Missing: Story = { args: { state: { status: 'missing' } } };

export const DownloadFailed: Story = {
  args: { notice: { key: 11, sentence: 'Gagal mendownload file' } },
};

export const WithoutFiles: Story = {
  args: { state: { status: 'ready', set: withoutFiles } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tidak ada file soal yang tersedia')).toBeVisible();
    await expect(canvas.getByText('Tidak ada soal atau test case untuk ditampilkan')).toBeVisible();
    await expect(canvas.getByText('Tidak ada kunci jawaban untuk ditampilkan')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  args: {
    state: {
      status: 'ready',
      set: {
        ...complete,
        title: 'Ketidakbertanggungjawabannyakah pemrograman_berorientasi_objek_lanjutan 2025',
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
