import PDFKit from 'pdfkit';
import { printable } from './printable.js';
import { placeable } from './text-rows.js';

/** A fixed moment, so that the same files always make the same document. */
const MADE = new Date(0);
const MARGIN = 56;

export const INK = '#0f172a';
export const SOFT = '#475569';

/** Pages as a PDF of its own. */
export interface DrawnPages {
  pdf: Buffer;
  /** Everything fits. */
  whole: boolean;
}

class Full extends Error {}

/** A text as the current font of a page can draw it. */
export function placed(page: PDFKit.PDFDocument, text: string): string {
  return placeable(printable(text), (shown) => page.widthOfString(shown));
}

/** A name in one row on top of a page, cut where it is longer. */
export function drawTitle(page: PDFKit.PDFDocument, title: string): void {
  const { left, right, top } = page.page.margins;
  const width = page.page.width - left - right;
  const row = placed(page, title.replace(/\s+/g, ' '));
  let shown = row;
  for (let end = row.length - 1; end > 0 && page.widthOfString(shown) > width; end -= 1) {
    shown = `${row.slice(0, end).replace(/\p{Cs}$/u, '')}…`;
  }
  page.text(shown, left, top, { lineBreak: false });
}

/** Writes A4 pages; content beyond `maxPages` is left out. */
export async function drawPages(
  title: string,
  maxPages: number,
  paint: (page: PDFKit.PDFDocument) => void | Promise<void>,
): Promise<DrawnPages> {
  const page = new PDFKit({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title, CreationDate: MADE },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => page.on('end', resolve).on('error', reject));
  let pages = 1;
  page.on('pageAdded', () => {
    pages += 1;
    if (pages > maxPages) throw new Full();
  });
  let whole = true;
  try {
    await paint(page);
  } catch (error) {
    if (!(error instanceof Full)) throw error;
    whole = false;
  }
  page.end();
  await finished;
  return { pdf: Buffer.concat(chunks), whole };
}
