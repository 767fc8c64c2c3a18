import { readFile } from 'node:fs/promises';
import { decodeText } from '@bank-soal/contract/common';
import type { Ended, ReadTextJob } from '../job.js';
import { REASONS, SIMPLE_WORD } from '../reasons.js';
import { textPages } from './pages.js';

/** Above every Word document that we draw; in a PDF its spaces may be line ends. */
const ABOVE_WORD = new RegExp(`^[^]{0,400}?${SIMPLE_WORD.replaceAll(' ', '\\s+')}`);
/** Sentences on the only page of a Word document that cannot be rendered. */
const NOT_DRAWN = [REASONS.BROKEN_WORD, REASONS.TOO_COMPLEX];

/** The text of a Word document's pages, without what we say on them. */
function wordTexts(texts: readonly string[]): Ended {
  const [first = '', ...others] = texts;
  const said = first.replace(/\s+/g, ' ').trim();
  const problem = NOT_DRAWN.find((reason) => others.length === 0 && said.endsWith(reason));
  return { problem, pages: [first.replace(ABOVE_WORD, ''), ...others] };
}

async function readRows({ path, maxPages, maxCharacters }: ReadTextJob): Promise<Ended> {
  const texts: string[] = [];
  const content = decodeText(await readFile(path));
  await textPages('', content.slice(0, maxCharacters), maxPages, (row, page) => {
    texts[page - 1] = `${texts[page - 1] ?? ''}${row}\n`;
  });
  return { pages: texts };
}

/** How many pages a PDF has; nothing where it costs more than a document may, is locked or broken. */
async function pageCountOf(bytes: Buffer): Promise<number | undefined> {
  const { loadPdf } = await import('./load-pdf.js');
  try {
    return (await loadPdf(bytes)).getPageCount();
  } catch {
    return undefined;
  }
}

async function readPdf({ path, type, maxPages, maxCharacters }: ReadTextJob): Promise<Ended> {
  const bytes = await readFile(path);
  const count = await pageCountOf(bytes);
  if (count === undefined) return { problem: REASONS.UNREADABLE };
  const { readPdfTexts } = await import('./pdf-texts.js');
  try {
    const pages = await readPdfTexts(bytes, maxPages, maxCharacters);
    return type === 'docx' ? wordTexts(pages) : { pages };
  } catch {
    const pages = Array<string>(Math.min(count, maxPages)).fill('');
    return { problem: REASONS.UNREADABLE, pages };
  }
}

/** Reads the texts of a document's pages, for the search inside files. */
export function readText(job: ReadTextJob): Promise<Ended> {
  return job.type === 'txt' ? readRows(job) : readPdf(job);
}
