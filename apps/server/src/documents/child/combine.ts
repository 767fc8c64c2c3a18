import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CombineJob } from '../job.js';
import { REASONS } from '../reasons.js';
import { appendPages, appendPart } from './load-part.js';
import { noticePage } from './pages.js';
import { beginPdf } from './pdf-work.js';

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Writes one PDF of all parts; `begins` receives each before it is opened. */
export async function combine(
  { parts, output, maxPages, maxCpuMs }: CombineJob,
  begins: (part: number) => Promise<void>,
): Promise<void> {
  const since = process.cpuUsage();
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const [index, part] of parts.entries()) {
    await begins(index);
    const left = maxPages - target.getPageCount();
    const isExpensive = index > 0 && cpuMs(since) > maxCpuMs;
    const whole = left > 0 && !isExpensive && (await appendPart(target, part, left));
    if (whole) continue;
    const reason = isExpensive ? REASONS.TOO_SLOW_TOGETHER : REASONS.TOO_LONG;
    await appendPages(target, await noticePage(part.name, reason));
    break;
  }
  beginPdf();
  await writeFile(output, await target.save({ addDefaultPage: false }), { mode: 0o600 });
}
