import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { DrawCoverJob, DrawPagesJob, Ended } from '../job.js';
import { REASONS } from '../reasons.js';
import { loadPdf } from './load-pdf.js';

GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

const own = (folder: string) =>
  fileURLToPath(new URL(`${folder}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** No font of the machine is looked for, no form acts; a scan at 300 dpi is half of the largest picture. */
const DRAWN = {
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
  useSystemFonts: false,
  standardFontDataUrl: own('standard_fonts'),
  cMapUrl: own('cmaps'),
  cMapPacked: true,
  wasmUrl: own('wasm'),
  iccUrl: own('iccs'),
  maxImageSize: 16_000_000,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  enableXfa: false,
};

/** From one that looks like the page to one that still shows its layout. */
const QUALITIES = [70, 50, 30, 15, 5];

/** The library's own canvas in Node, where it is installed for this machine. */
interface Canvas {
  toBuffer: (type: 'image/webp' | 'image/png', quality?: number) => Buffer;
}

type Render = Parameters<PDFPageProxy['render']>[0];

interface Drawing {
  canvas: Canvas & Render['canvas'];
  context: NonNullable<Render['canvasContext']>;
}

type Factory = { create: (width: number, height: number) => Drawing };

async function drawPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  scaleOf: (whole: { width: number; height: number }) => number,
): Promise<Canvas> {
  const scale = scaleOf(page.getViewport({ scale: 1 }));
  const viewport = page.getViewport({ scale });
  const size = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side)));
  const [across = 1, down = 1] = size;
  const { canvas, context } = (document.canvasFactory as Factory).create(across, down);
  await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
  return canvas;
}

function packed(canvas: Canvas, maxBytes: number): Buffer | undefined {
  for (const quality of QUALITIES) {
    const bytes = canvas.toBuffer('image/webp', quality);
    if (bytes.byteLength <= maxBytes) return bytes;
  }
  return undefined;
}

async function open(path: string): Promise<PDFDocumentProxy> {
  const bytes = await readFile(path);
  // A document that costs more than the limit ends here.
  await loadPdf(bytes);
  return getDocument({ ...DRAWN, data: new Uint8Array(bytes) }).promise;
}

/** Dots a point: 216 dpi. */
const SHARP = 3;
/** Pages that LibreOffice could not lay out are ours, of A4. */
const HIGHEST = 800;

/** Writes all pages of a PDF as pictures. */
export async function drawPages({ path, output }: DrawPagesJob): Promise<Ended> {
  try {
    const document = await open(path);
    const sharp = ({ height }: { height: number }) => {
      if (height > HIGHEST) throw new Error('no page of a metafile');
      return SHARP;
    };
    for (let at = 0; at < document.numPages; at += 1) {
      const canvas = await drawPage(document, await document.getPage(at + 1), sharp);
      await writeFile(join(output, `${at}`), canvas.toBuffer('image/png'));
    }
    await document.loadingTask.destroy();
    return {};
  } catch {
    return { problem: REASONS.UNREADABLE };
  }
}

/** Writes a small picture of a PDF's first page. */
export async function drawCover(job: DrawCoverJob): Promise<Ended> {
  const { width, height } = job;
  try {
    const document = await open(job.path);
    const fit = (whole: { width: number; height: number }) =>
      Math.min(width / whole.width, height / whole.height);
    const canvas = await drawPage(document, await document.getPage(1), fit);
    const picture = packed(canvas, job.maxBytes);
    await document.loadingTask.destroy();
    if (picture === undefined) return { problem: REASONS.TOO_HEAVY };
    await writeFile(job.output, picture);
    return {};
  } catch {
    return { problem: REASONS.UNREADABLE };
  }
}
