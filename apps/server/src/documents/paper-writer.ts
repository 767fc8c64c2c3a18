import { createHash } from 'node:crypto';
import type { PaperWarning } from '@bank-soal/contract/papers';
import { Refusal } from '../failures/refusal.js';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import { createMemoryBudget } from '../limits/memory.js';
import type { DocumentLimits } from '../settings/config.js';
import type { WritePaperJob } from './job.js';
import { NOT_SHOWN_YET } from './reasons.js';
import { createVerdicts } from './verdicts.js';
import { createWorkers } from './workers.js';

/** Requester of a paper. */
export interface PaperCaller {
  id: Holder;
  /** Whether nobody waits any more: nothing is written for them. */
  isGone: () => boolean;
}

/** Result of one slot. */
interface PaperResult {
  /** Warnings about the files. */
  warnings: PaperWarning[];
  /** Processor time: beside other work a paper takes longer, and no more of it. */
  tookMs: number;
}

/** Writes the files of exam papers in a process of its own. */
export interface PaperWriter {
  /**
   * Writes some files of a paper in one slot.
   *
   * @param costMs about how long it takes: quick ones go first
   * @throws Refusal 422 for what is too much to be written, 503 when the machine had no time
   */
  write: (
    job: Omit<WritePaperJob, 'kind'>,
    caller: PaperCaller,
    costMs?: number,
  ) => Promise<PaperResult>;
  close: () => void;
}

const MB = 1024 * 1024;
/** The compiler of PDFs takes some 320 MB, pictures as much as they have points. */
const MOST_RSS = 448 * MB;
/** One with the compiler in it is used again. */
const REUSED_SHARE = 0.75;
/** An author looks at the paper every now and then: the compiler need not be loaded each time. */
const IDLE_MS = 60_000;
/** A paper may take twice what one document may: the compiler is loaded, then it writes. */
const AS_DOCUMENTS = 2;
const TIMEOUT_MS = 28_000;
/** One file of an account at a time, and those of all accounts by turns. */
const SLOTS = { width: 1, each: 1, waiting: 256, waitingOfEach: 8, waitMs: 25_000 };

/** Papers that were given up, and are remembered. */
const MOST_VERDICTS = 1000;

const tooComplex = () => new Refusal(422, { code: 'paper-too-complex' });

/** The same for the same files of the same paper, wherever they and its pictures lie, and however it is shuffled. */
function keyOf({ paper, files, table }: Omit<WritePaperJob, 'kind'>): string {
  const images = paper.images.map(({ sha256 }) => sha256);
  const asked = files.map(({ format, part, variant }) => [format, part, variant]);
  const content = JSON.stringify([{ ...paper, images, seed: 0 }, asked, table !== undefined]);
  return createHash('sha256').update(content).digest('hex');
}

/** @param failed receives the reason that a paper could not be written */
export function createPaperWriter(
  limits: DocumentLimits,
  memory = createMemoryBudget(),
  failed: (problem: string) => void = () => undefined,
): PaperWriter {
  const own = {
    ...limits,
    maxRssBytes: Math.min(limits.maxRssBytes, MOST_RSS),
    maxCpuMs: limits.maxCpuMs * AS_DOCUMENTS,
    timeoutMs: TIMEOUT_MS,
  };
  const workers = createWorkers(1, own, { memory, idleMs: IDLE_MS, reusedShare: REUSED_SHARE });
  const limit = createLimiter(SLOTS);
  const givenUp = createVerdicts<true>(MOST_VERDICTS);
  const isGivenUp = (job: Omit<WritePaperJob, 'kind'>) => givenUp.find(keyOf(job)) !== undefined;

  async function work(job: Omit<WritePaperJob, 'kind'>): Promise<PaperResult> {
    const end = await workers.run({ kind: 'write-paper', ...job });
    if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
    const problem = end.kind === 'gave-up' ? end.reason : end.problem;
    if (problem === undefined && end.kind === 'done') {
      return { warnings: end.warnings ?? [], tookMs: end.cpuMs ?? 0 };
    }
    failed(problem ?? '');
    if (end.kind === 'gave-up') givenUp.remember(keyOf(job), true);
    throw tooComplex();
  }

  return {
    write: async (job, { id, isGone }, costMs = 0) => {
      // A second request for a paper that was too much delays nobody.
      if (isGivenUp(job)) throw tooComplex();
      return limit(
        async () => {
          if (isGone()) throw busy(NOT_SHOWN_YET);
          if (isGivenUp(job)) throw tooComplex();
          return work(job);
        },
        id,
        costMs,
      );
    },
    close: workers.close,
  };
}
