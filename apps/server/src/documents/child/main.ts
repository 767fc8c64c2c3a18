import type { ChildMessage, ChildOrders, Ended, Job } from '../job.js';
import { startWatchdog, type Watchdog } from './watchdog.js';

/** Below this a document leaves memory enough for the next one without a collection. */
const CROWDED_RSS = 144 * 1024 * 1024;

const watching = startWatchdog(JSON.parse(process.argv[2] ?? '') as ChildOrders);

// Parsers throw by the million over hostile documents, and nobody reads where.
Error.stackTraceLimit = 0;

/** Waits until the parent has it: the next step may end this process. */
function send(message: ChildMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

/** Loads only what the job needs: a process that inspects texts stays small. */
async function perform(job: Job, watchdog: Watchdog): Promise<Ended> {
  if (job.kind === 'prepare') {
    await import('./inspect-pdf.js');
    return {};
  }
  if (job.kind === 'inspect') {
    const { inspect } = await import('./inspect.js');
    return { refusal: await inspect(job.path, job.type) };
  }
  if (job.kind === 'clean-word') {
    const { cleanWord } = await import('./word/clean-word.js');
    return { problem: await cleanWord(job.path, job.output) };
  }
  if (job.kind === 'weigh') {
    const { weighWord } = await import('./weigh-word.js');
    return { problem: await weighWord(job.path, false) };
  }
  if (job.kind === 'read-text') {
    const { readText } = await import('./read-text.js');
    return readText(job);
  }
  if (job.kind === 'draw-cover') {
    const { drawCover } = await import('./draw-cover.js');
    return drawCover(job);
  }
  if (job.kind === 'draw-pages') {
    const { drawPages } = await import('./draw-cover.js');
    return drawPages(job);
  }
  if (job.kind === 'read-questions') {
    const { readQuestionFile } = await import('./read-questions.js');
    return readQuestionFile(job);
  }
  if (job.kind === 'write-paper') {
    const { writePaper } = await import('./write-paper.js');
    return writePaper(job);
  }
  const { combine } = await import('./combine.js');
  await combine(job, async (part) => {
    await send({ begins: part });
    watchdog.begin();
  });
  return {};
}

function toFailure(error: unknown): { message: string; code?: string } {
  const { message, code } = error as NodeJS.ErrnoException;
  return { message: String(message), ...(typeof code === 'string' && { code }) };
}

async function answer(job: Job): Promise<void> {
  const watchdog = await watching;
  watchdog.begin();
  const failed = (error: unknown) => ({ failure: toFailure(error) });
  const ended = await perform(job, watchdog).catch(failed);
  watchdog.rest();
  // The next document must not be weighed together with this one; tidying takes its time, though.
  if (process.memoryUsage.rss() > CROWDED_RSS) globalThis.gc?.();
  await send({ ended, rssBytes: process.memoryUsage.rss() });
}

process.on('message', (job: Job) => {
  answer(job).catch(() => process.exit(1));
});
process.once('disconnect', () => process.exit());
