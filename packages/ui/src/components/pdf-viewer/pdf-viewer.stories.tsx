import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PdfAssetsProvider } from '../../lib/public/pdf-assets/index.js';
import { samplePdf } from '../../test/sample-pdf.js';
import { Grid } from '../grid/index.js';
import { PdfViewer } from './pdf-viewer.js';

const ASSETS = {
  workerSrc: '/pdfjs/build/pdf.worker.min.mjs',
  cMapUrl: '/pdfjs/cmaps',
  standardFontDataUrl: '/pdfjs/standard_fonts',
  wasmUrl: '/pdfjs/wasm',
};

const PAPER = samplePdf(3);
const LONG_PAPER = samplePdf(60);
const BROKEN = new TextEncoder().encode('%PDF-1.7 and nothing more');

const meta = {
  title: 'Berkas/PdfViewer',
  component: PdfViewer,
  args: { label: 'Soal dan test case', data: PAPER, onLoaded: fn() },
  decorators: [
    (Story) => (
      <PdfAssetsProvider assets={ASSETS}>
        <Story />
      </PdfAssetsProvider>
    ),
  ],
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };

function markedTexts(name: string) {
  return [...(CSS.highlights.get(name) ?? [])].map((place) => {
    const range = document.createRange();
    range.setStart(place.startContainer, place.startOffset);
    range.setEnd(place.endContainer, place.endOffset);
    return range.toString();
  });
}

async function opened(canvasElement: HTMLElement, count: number) {
  const canvas = within(canvasElement);
  await canvas.findByText(`Halaman 1 dari ${count}`, {}, WAIT);
  await canvas.findByText(/^Ujian Struktur Data, halaman 1$/, {}, WAIT);
  return canvas;
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await opened(canvasElement, 3);
    await expect(args.onLoaded).toHaveBeenCalledWith({ pageCount: 3 });
  },
};

export const States: Story = {
  render: () => (
    <Grid min="lg">
      <PdfViewer label="Soal" data={null} state="loading" height={320} />
      <PdfViewer
        label="Soal"
        data={null}
        state="failed"
        failedText="Gagal memuat soal dan test cases"
        onRetry={fn()}
        height={320}
      />
      <PdfViewer label="Jawaban" data={null} state="failed" height={320} />
      <PdfViewer label="Kunci jawaban" data={PAPER} height={320} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 3);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const pages = canvas.getByRole('region', { name: 'Soal dan test case' });
    await expect(pages.scrollWidth).toBe(pages.clientWidth);
  },
};

export const JumpsToPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const field = canvas.getByRole('textbox', { name: 'Ke halaman' });
    await userEvent.click(field);
    await userEvent.keyboard('3{Enter}');
    await expect(canvas.getByText('Halaman 3 dari 3')).toBeInTheDocument();
    await canvas.findByText('Ujian Struktur Data, halaman 3', {}, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman sebelumnya' }));
    await expect(canvas.getByText('Halaman 2 dari 3')).toBeInTheDocument();
  },
};

export const ReadsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const pages = canvas.getByRole('region', { name: 'Soal dan test case' });
    pages.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByText('Halaman 2 dari 3')).toBeInTheDocument();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByText('Halaman 1 dari 3')).toBeInTheDocument();
    const width = () => canvasElement.querySelector<HTMLElement>('[data-page="1"]')?.offsetWidth;
    const fitted = width() ?? 0;
    await userEvent.keyboard('+');
    await waitFor(() => expect(width()).toBeGreaterThan(fitted));
    await userEvent.keyboard('--');
    await waitFor(() => expect(width()).toBeLessThan(fitted));
    await userEvent.keyboard('0');
    await waitFor(() => expect(width()).toBe(fitted));
  },
};

export const DrawsOnlyPagesInSight: Story = {
  args: { data: LONG_PAPER },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 60);
    await expect(canvasElement.querySelectorAll('[data-page]')).toHaveLength(60);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ke halaman' }));
    await userEvent.keyboard('40{Enter}');
    await canvas.findByText('Ujian Struktur Data, halaman 40', {}, WAIT);
    await expect(canvas.queryByText('Ujian Struktur Data, halaman 1')).toBeNull();
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(8);
  },
};

export const FailsOnBrokenFile: Story = {
  args: { data: BROKEN, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert', {}, WAIT)).toHaveTextContent('Gagal memuat PDF');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};

export const MarksWords: Story = {
  args: { startPage: 2, marked: ['langkah'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('13 dari 36', {}, WAIT);
    await expect(canvas.getByText('Halaman 2 dari 3')).toBeInTheDocument();
    await waitFor(() => expect(markedTexts('ui-found-current')).toEqual(['langkah']), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Hasil sebelumnya' }));
    await canvas.findByText('12 dari 36');
    await canvas.findByText('12 dari 36 hasil, halaman 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus tanda' }));
    await waitFor(() => expect(markedTexts('ui-found')).toEqual([]));
    await expect(canvas.queryByText(/dari 36/)).toBeNull();
  },
};
