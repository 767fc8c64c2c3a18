import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { QuestionSet } from '../../model/question-set.js';
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
