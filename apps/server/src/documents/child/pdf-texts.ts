import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';

GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

/** Nothing is drawn: no font of the machine is looked for, and no picture is unpacked. */
const TEXT_ONLY = {
  verbosity: VerbosityLevel.ERRORS,
  disableFontFace: true,
  useSystemFonts: false,
  maxImageSize: 0,
  isImageDecoderSupported: false,
  useWasm: false,
  enableXfa: false,
};

interface Piece {
  str: string;
  hasEOL: boolean;
  width: number;
  height: number;
  transform: number[];
}

/**
 * What parts a piece from the one before it: a space where it stands elsewhere, such as in another
 * column, and nothing where letters go on. Files say spaces between words, and seldom those between
 * what only stands apart.
 */
function between(before: Piece | undefined, piece: Piece): string {
  if (before === undefined || before.hasEOL || before.str === '' || piece.str === '') return '';
  const [, , , , startX = 0, startY = 0] = before.transform;
  const [, , , , x = 0, y = 0] = piece.transform;
  const height = Math.max(before.height, piece.height);
  const gap = x - (startX + before.width);
  const apart = gap > height / 4 || gap < -height / 2 || Math.abs(y - startY) > height / 2;
  return apart ? ' ' : '';
}

/** The text of a page as far as it is wanted; lines end in `\n`. */
async function textOf(page: PDFPageProxy, most: number): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let text = '';
  let before: Piece | undefined;
  while (text.length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      text += between(before, item) + (item.hasEOL ? `${item.str}\n` : item.str);
      before = item;
    }
  }
  await reader.cancel();
  return text.slice(0, most);
}

/** The texts of a PDF's pages, read without a canvas. */
export async function readPdfTexts(
  bytes: Buffer,
  maxPages: number,
  maxCharacters: number,
): Promise<string[]> {
  const document = await getDocument({ ...TEXT_ONLY, data: new Uint8Array(bytes) }).promise;
  const texts: string[] = [];
  let left = maxCharacters;
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const text = left > 0 ? await textOf(page, left) : '';
    left -= text.length;
    texts.push(text);
    page.cleanup();
  }
  await document.loadingTask.destroy();
  return texts;
}
