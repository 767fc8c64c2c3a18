import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Paper, PaperKind } from '@bank-soal/paper/model';
import type { PdfJob } from './pdf-worker.js';

/** The compiler of each takes a quarter of a gigabyte. */
const MOST = 4;

/** Beside a test, too, a thread reads TypeScript as the build does. */
const execArgv = ['--conditions=@bank-soal/source', '--import', 'tsx'];

function startLane() {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { execArgv });
  worker.unref();
  let last: Promise<unknown> = Promise.resolve();
  return (job: PdfJob): Promise<Uint8Array> => {
    const set = last.then(async () => {
      worker.ref();
      worker.postMessage(job);
      const [bytes] = await once(worker, 'message');
      worker.unref();
      return bytes as Uint8Array;
    });
    last = set;
    return set;
  };
}

let lanes: ReturnType<typeof startLane>[] | undefined;
let count = 0;

/** Papers take a tenth of a second each, so several are set at a time. */
export function renderPdf(paper: Paper, kind: PaperKind): Promise<Uint8Array> {
  lanes ??= Array.from({ length: Math.min(availableParallelism(), MOST) }, startLane);
  count += 1;
  const lane = lanes[count % lanes.length] ?? startLane();
  return lane({ paper, kind });
}
