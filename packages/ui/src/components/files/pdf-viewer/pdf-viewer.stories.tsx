import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PdfAssetsProvider } from '../../../lib/public/pdf-assets/index.js';
import { samplePdf } from '../../../test/sample-pdf.js';
import { Grid } from '../../layout/grid/index.js';
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
  tags: ['autodocs', 'uji'],
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

/** What is marked within an element, in the order of the text. */
function marksOf(element: HTMLElement): string[] {
  return [...(CSS.highlights.get('ui-found') ?? [])]
    .filter(({ startContainer }) => element.contains(startContainer))
    .map(textOf);
}

function currentMark(): string | undefined {
  return [...(CSS.highlights.get('ui-found-current') ?? [])].map(textOf)[0];
}

function textOf(place: AbstractRange): string {
  const range = document.createRange();
  range.setStart(place.startContainer, place.startOffset);
  range.setEnd(place.endContainer, place.endOffset);
  return range.toString();
}

/** How many thumbnails are drawn. */
function inked(panel: HTMLElement): number {
  return [...panel.querySelectorAll('canvas')].filter((canvas) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, index) => index % 4 !== 3 && value > 0 && value < 200) ?? false;
  }).length;
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

const pageWidth = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('[data-page="1"]')?.offsetWidth;

/** The percent is that of the paper: at 100 % a page of A4 is 210 mm wide, whatever the viewer measures. */
export const ZoomsTruly: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const zoom = canvas.getByRole('combobox', { name: 'Pembesaran' });
    const fit = canvas.getByRole('button', { name: 'Sesuaikan lebar' });
    const fitted = pageWidth(canvasElement) ?? 0;
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    const edge = () => getComputedStyle(fit).borderTopColor;
    const pressed = edge();
    await expect(pressed).not.toBe('rgba(0, 0, 0, 0)');
    await expect(zoom).toHaveDisplayValue(`${Math.round((fitted / 793.3) * 100)}%`);
    await userEvent.selectOptions(zoom, '100%');
    await waitFor(() => expect(pageWidth(canvasElement)).toBe(793));
    await expect(fit).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(edge()).toBe('rgba(0, 0, 0, 0)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Perkecil' }));
    await expect(canvas.getByText('Pembesaran 80%')).toBeInTheDocument();
    await expect(pageWidth(canvasElement)).toBe(634);
    await userEvent.click(fit);
    await waitFor(() => expect(pageWidth(canvasElement)).toBe(fitted));
    canvas.getByRole('region', { name: 'Soal dan test case' }).focus();
    await userEvent.keyboard('1');
    await waitFor(() => expect(pageWidth(canvasElement)).toBe(793));
  },
};

export const PrintsAllPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const print = fn();
    const watch = new MutationObserver(() => {
      const frame = document.querySelector('body > iframe');
      if (frame instanceof HTMLIFrameElement) Object.assign(frame.contentWindow ?? {}, { print });
    });
    watch.observe(document.body, { childList: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), WAIT);
    watch.disconnect();
    const frame = document.querySelector<HTMLIFrameElement>('body > iframe');
    const pages = [...(frame?.contentDocument?.images ?? [])];
    // A4 at 150 dots an inch.
    await expect(pages.map(({ naturalWidth }) => naturalWidth)).toEqual([1239, 1239, 1239]);
    await waitFor(() => canvas.getByRole('button', { name: 'Cetak' }));
    frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
    await expect(frame).not.toBeInTheDocument();
  },
};

export const SaysThatPrintingFailed: Story = {
  beforeEach: () => {
    // As where a page is too large to be drawn.
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    spyOn(window, 'reportError').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(await canvas.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'Gagal menyiapkan cetakan. Unduh filenya, lalu cetak dari sana.',
    );
    await expect(window.reportError).toHaveBeenCalledOnce();
    await expect(document.querySelector('body > iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pesan' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Soal dan test case' })).toHaveFocus();
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
  args: { startPage: 2, marked: ['langkah', 'tidak ada'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('13 dari 36', {}, WAIT);
    await expect(canvas.getByText('Ditandai: langkah, tidak ada')).toBeInTheDocument();
    await expect(canvas.getByText('Halaman 2 dari 3')).toBeInTheDocument();
    await waitFor(() => expect(currentMark()).toBe('langkah'), WAIT);
    // The text stays as it was laid out, or marks would stand on words that are no longer there.
    const word = canvas.getByText('Ujian Struktur Data, halaman 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Hasil sebelumnya' }));
    await canvas.findByText('12 dari 36');
    await userEvent.click(canvas.getByRole('button', { name: 'Hasil berikutnya' }));
    await canvas.findByText('13 dari 36');
    await expect(word).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hasil sebelumnya' }));
    await canvas.findByText('12 dari 36 hasil, halaman 1');
    // The page's number follows the scrolling, in the frame behind it.
    await canvas.findByText('Halaman 1 dari 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus tanda' }));
    await waitFor(() => expect(marksOf(canvasElement)).toEqual([]));
    await expect(canvas.queryByText(/dari 36/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Soal dan test case' })).toHaveFocus();
  },
};

export const MarksWordsNotThere: Story = {
  args: { marked: ['graf'] },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    await waitFor(() => expect(canvas.getAllByText('Tidak ditemukan')).toHaveLength(2), WAIT);
    await expect(canvas.getByRole('button', { name: 'Hasil berikutnya' })).toBeDisabled();
  },
};

/** A word of two pieces, over marked content, over two lines, with an accent and with a ligature. */
const BROKEN_WORDS = samplePdf([
  `BT /F1 20 Tf 72 760 Td (Ujian Struktur Data, halaman 1) Tj ET
   BT /F1 12 Tf 18 TL 72 720 Td (Rotasi p) Tj 44 0 Td (ohon dan) Tj ET
   BT /F1 12 Tf 72 700 Td /Span << /MCID 0 >> BDC (POH) Tj EMC /Span << /MCID 1 >> BDC (ON) Tj EMC ET
   BT /F1 12 Tf 18 TL 72 680 Td (Tentukan kompleksitas po-) Tj T* (hon yang e\\001sien, r\\351sum\\351) Tj ET`,
]);

export const MarksAcrossPieces: Story = {
  args: { data: BROKEN_WORDS, marked: ['pohon', 'efisien', 'resume'] },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 1);
    await canvas.findByText('1 dari 5', {}, WAIT);
    const found = () => marksOf(canvasElement).map((mark) => mark.toLowerCase());
    await waitFor(
      () => expect(found()).toEqual(['pohon', 'pohon', 'po-hon', 'efisien', 'r\u00e9sum\u00e9']),
      WAIT,
    );
  },
};

/** The points at the right of a line are written before the question, and no space between. */
const COLUMNS = samplePdf([
  `BT /F1 20 Tf 72 760 Td (Ujian Struktur Data, halaman 1) Tj ET
   BT /F1 12 Tf 400 720 Td (20 poin) Tj -328 0 Td (Rotasi pohon) Tj ET
   BT /F1 12 Tf 72 690 Td (Pohon) Tj 200 0 Td (rotasi ganda) Tj ET`,
]);

export const MarksWhatStandsApart: Story = {
  args: { data: COLUMNS, marked: ['rotasi', 'pohon'] },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 1);
    await canvas.findByText('1 dari 4', {}, WAIT);
    await waitFor(
      () => expect(marksOf(canvasElement)).toEqual(['Rotasi', 'pohon', 'Pohon', 'rotasi']),
      WAIT,
    );
    canvas.getByRole('region', { name: 'Soal dan test case' }).focus();
    await userEvent.keyboard('{Control>}f{/Control}20 poin rotasi');
    await canvas.findByText('1 dari 1', {}, WAIT);
    await waitFor(() => expect(currentMark()).toBe('20 poinRotasi'), WAIT);
  },
};

export const FindsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const pages = canvas.getByRole('region', { name: 'Soal dan test case' });
    pages.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = canvas.getByRole('textbox', { name: 'Cari di dokumen' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('LANGKAH ke-2');
    await canvas.findByText('1 dari 3', {}, WAIT);
    await canvas.findByText('1 dari 3 hasil, halaman 1', {}, WAIT);
    await waitFor(() => expect(currentMark()).toBe('langkah ke-2'), WAIT);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2 dari 3 hasil, halaman 2');
    await canvas.findByText('Halaman 2 dari 3');
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await canvas.findByText('3 dari 3 hasil, halaman 3');
    pages.focus();
    await userEvent.keyboard('{F3}');
    await canvas.findByText('1 dari 3 hasil, halaman 1');
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('graf');
    await waitFor(() => expect(canvas.getAllByText('Tidak ditemukan')).toHaveLength(2), WAIT);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'Cari di dokumen' })).toBeNull();
    await expect(pages).toHaveFocus();
    await waitFor(() => expect(marksOf(canvasElement)).toEqual([]));
  },
};

export const LeavesFindToTheBrowser: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    const taken = () => {
      const event = new KeyboardEvent('keydown', {
        key: 'f',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    (document.activeElement as HTMLElement).blur();
    await expect(taken()).toBe(false);
    canvas.getByRole('region', { name: 'Soal dan test case' }).focus();
    await expect(taken()).toBe(true);
    await expect(await canvas.findByRole('textbox', { name: 'Cari di dokumen' })).toHaveFocus();
    await expect(taken()).toBe(false);
  },
};

export const FindsWithoutMarks: Story = {
  args: { marked: ['langkah'], startPage: 3 },
  beforeEach: () => {
    // As in a browser that knows no Custom Highlight API.
    const { Highlight } = window;
    Object.assign(window, { Highlight: undefined });
    return () => void Object.assign(window, { Highlight });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('25 dari 36 hasil, halaman 3', {}, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Hasil sebelumnya' }));
    await canvas.findByText('24 dari 36 hasil, halaman 2');
    await canvas.findByText('Halaman 2 dari 3');
    await expect(marksOf(canvasElement)).toEqual([]);
  },
};

export const PageList: Story = {
  args: { data: LONG_PAPER },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 60);
    const toggle = canvas.getByRole('button', { name: 'Daftar halaman' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const first = await canvas.findByRole('button', { name: 'Halaman 1' }, WAIT);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('aria-current', 'page');
    const panel = canvas.getByRole('navigation', { name: 'Daftar halaman Soal dan test case' });
    await waitFor(() => expect(inked(panel)).toBeGreaterThan(1), WAIT);
    await expect(panel.querySelectorAll('canvas').length).toBeLessThan(30);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Halaman 3' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await canvas.findByText('Halaman 60 dari 60');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Halaman 60' })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Contents: Story = {
  args: {
    data: samplePdf(3, [
      ['Soal pilihan ganda', 1],
      ['Soal esai dengan judul yang panjang sekali', 2],
      ['Test case', 3],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Daftar halaman' }));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Daftar isi' }, WAIT));
    const entry = (name: string) => canvas.findByRole('treeitem', { name });
    await userEvent.click(await entry('Test case Halaman 3'));
    await canvas.findByText('Halaman 3 dari 3');
    await expect(await entry('Test case Halaman 3')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(await entry('Soal pilihan ganda Halaman 1')).toHaveFocus();
    await userEvent.keyboard('soal e{Enter}');
    await canvas.findByText('Halaman 2 dari 3');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Daftar halaman' })).toHaveFocus();
  },
};

export const NarrowPageList: Story = {
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Daftar halaman' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Halaman 2' }, WAIT));
    await canvas.findByText('Halaman 2 dari 3');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Soal dan test case' })).toHaveFocus();
  },
};
