import { readFileSync } from 'node:fs';
import type { Failure } from '@bank-soal/contract/common';
import { CONTENT_PROBLEMS } from '../reasons.js';
import { loadPdf } from './load-pdf.js';
import { isLocked } from './locked-pdf.js';
import { TooMuchWork } from './pdf-work.js';

/** A mark of Unicode and white space may stand before the header; nothing else. */
const HEADER = /^(?:\xef\xbb\xbf)?\s*%PDF-\d/;

/** Problem of a PDF; one that a password locks is still a PDF. */
export async function inspectPdf(path: string): Promise<Failure | undefined> {
  // At once: read piece by piece, a file stands in memory twice.
  const bytes = readFileSync(path);
  if (!HEADER.test(bytes.subarray(0, 64).toString('latin1'))) return CONTENT_PROBLEMS.NO_PDF;
  try {
    const document = await loadPdf(bytes);
    return document.getPageCount() === 0 ? CONTENT_PROBLEMS.EMPTY_PDF : undefined;
  } catch (error) {
    if (error instanceof TooMuchWork) return CONTENT_PROBLEMS.UNREADABLE;
    return (await isLocked(bytes)) ? undefined : CONTENT_PROBLEMS.BROKEN_PDF;
  }
}
