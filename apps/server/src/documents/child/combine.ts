import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CombineJob } from '../job.js';
import { REASONS } from '../reasons.js';
import { appendPages, appendPart } from './load-part.js';
import { noticePage } from './pages.js';
import { beginPdf } from './pdf-work.js';

/** Writes one PDF of all parts; `begins` hears of each before it is opened. */
export async function combine(
  { parts, output, maxPages }: CombineJob,
  begins: (part: number) => Promise<void>,
): Promise<void> {
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const [index, part] of parts.entries()) {
    await begins(index);
    const left = maxPages - target.getPageCount();
    const whole = left > 0 && (await appendPart(target, part, left));
    if (whole) continue;
    await appendPages(target, await noticePage(part.name, REASONS.TOO_LONG));
    break;
  }
  beginPdf();
  await writeFile(output, await target.save({ addDefaultPage: false }), { mode: 0o600 });
}
