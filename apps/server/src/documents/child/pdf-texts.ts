import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';

GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

/** Nothing is rendered: no font of the machine is looked for, and no picture is unpacked. */
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
 * Separator of a piece from the one before it: a space where it stands elsewhere, such as in another column,
 * and nothing where letters go on. Files write spaces between words, and seldom between pieces that only
 * stand apart.
 */
function between(before: Piece | undefined, piece: Piece): string {
  if (before === undefined || before.str === '' || piece.str === '') return '';
  const [, , , , startX = 0, startY = 0] = before.transform;
  const [, , , , x = 0, y = 0] = piece.transform;
  const height = Math.max(before.height, piece.height);
  const gap = x - (startX + before.width);
  const apart = gap > height / 4 || gap < -height / 2 || Math.abs(y - startY) > height / 2;
  return apart ? ' ' : '';
}

const SIGN = '[\\p{L}\\p{N}]\\p{M}*';
const LONE = new RegExp(`^${SIGN}$`, 'u');
const SPACED = new RegExp(`^${SIGN}(?: ${SIGN})*$`, 'u');

/** A word whose letters stand apart, and not a row of a table or the letters of options. */
function isSpacedWord(text: string): boolean {
  if (!SPACED.test(text)) return false;
  const letters = text.split(' ');
  const follows = (letter: string, at: number) =>
    letter.codePointAt(0) === (letters[0]?.codePointAt(0) ?? 0) + at;
  return letters.length > 3 && new Set(letters).size > 2 && !letters.every(follows);
}

/** The words of a line whose letters stand apart; the library takes each gap for a space. */
function spacedWords(line: readonly Piece[]): string | undefined {
  const isLone = (piece: Piece | undefined) => piece !== undefined && LONE.test(piece.str);
  const isGap = (at: number) =>
    line[at]?.str === ' ' && isLone(line[at - 1]) && isLone(line[at + 1]);
  const gaps = line.filter((_, at) => isGap(at)).map(({ width }) => width);
  const widest = 1.5 * Math.min(...gaps);
  const text = line.map(({ str, width }, at) => {
    const isLetterGap = isGap(at) && width < widest && width < (line[at - 1]?.height ?? 0);
    return str === ' ' && !isLetterGap ? '  ' : str;
  });
  const words = text.join('').split(/ {2,}/);
  if (!words.some(isSpacedWord)) return undefined;
  return words.map((word) => (SPACED.test(word) ? word.replaceAll(' ', '') : word)).join(' ');
}

/** More pieces are no line that somebody reads. */
const MOST_PIECES = 500;

function lineText(line: readonly Piece[]): string {
  const said = () => line.map((piece, at) => between(line[at - 1], piece) + piece.str).join('');
  return (spacedWords(line) ?? said()) + (line.at(-1)?.hasEOL ? '\n' : '');
}

/** The text of a page as far as it is wanted; lines end in `\n`. */
async function textOf(page: PDFPageProxy, most: number): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let text = '';
  let line: Piece[] = [];
  while (text.length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      line.push(item);
      if (!item.hasEOL && line.length < MOST_PIECES) continue;
      text += lineText(line);
      line = [];
    }
  }
  text += lineText(line);
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
