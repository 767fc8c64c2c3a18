import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CombineJob, CombineMessage } from '../job.js';
import { appendPart } from './load-part.js';
import { startWatchdog } from './watchdog.js';

/** Waits until the parent has it: the next step may end this process. */
function tell(message: CombineMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

async function combine({ parts, output, maxRssBytes }: CombineJob): Promise<void> {
  await startWatchdog(maxRssBytes);
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const [index, part] of parts.entries()) {
    await tell({ begins: index });
    await appendPart(target, part);
  }
  await writeFile(output, await target.save({ addDefaultPage: false }), { mode: 0o600 });
  await tell({ done: true });
  process.disconnect?.();
}

process.once('message', (job: CombineJob) => {
  combine(job).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit());
