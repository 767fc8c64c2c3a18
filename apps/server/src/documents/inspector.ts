import type { Failure } from '@bank-soal/contract/common';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import { createMemoryBudget } from '../limits/memory.js';
import type { DocumentLimits } from '../settings/config.js';
import type { ReceivedContent } from '../storage/file-store.js';
import { CONTENT_PROBLEMS, NOT_JUDGED_YET } from './reasons.js';
import type { LightProcess } from './sandbox/light-process.js';
import { createVerdicts } from './verdicts.js';
import { createWorkers, type Workers } from './workers.js';

/** A file that has come. */
type Received = Pick<ReceivedContent, 'path' | 'size' | 'sha256'>;

export interface Inspector {
  /**
   * Says why a file is not what its type promises; nothing when it is.
   *
   * @param holder account of the file
   * @throws Refusal 503 when the machine had no time to judge it
   */
  inspect: (file: Received, type: string, holder: Holder) => Promise<Failure | undefined>;
  /** Starts the process before the first file comes; rejects where there is none to be had. */
  prepare: () => Promise<void>;
  close: () => void;
}

/** A file that takes longer is not waited for: another process judges the next ones. */
const BUSY_MS = 750;
/** One file of an account at a time: however expensive it is, the other process is for everyone else. */
const SLOTS = { width: 2, each: 1, waiting: 512, waitMs: 60_000 };
/** The most expensive file takes some 2 s for 20 MB; this only decides which goes first. */
const BYTES_PER_MS = 10_000;
/** Smaller files are judged in a process of their own while the others are busy with expensive ones. */
const LIGHT_BYTES = 512 * 1024;
const MOST_VERDICTS = 10_000;
/** The most expensive PDF that is accepted takes less than 280 MB. */
const MOST_RSS = 320 * 1024 * 1024;

/**
 * Judges uploaded files in a process of its own that stays ready; the same content once.
 *
 * @param light process for small files that would wait for expensive ones
 */
export function createInspector(
  limits: DocumentLimits,
  memory = createMemoryBudget(),
  light?: LightProcess,
): Inspector {
  const maxRssBytes = Math.min(limits.maxRssBytes, MOST_RSS);
  const own = { ...limits, maxRssBytes };
  const workers = createWorkers(2, own, { stays: true, busyMs: BUSY_MS, memory });
  const limit = createLimiter(SLOTS);
  const limitLight = createLimiter({ ...SLOTS, width: 1 });
  const verdicts = createVerdicts<Failure | undefined>(MOST_VERDICTS);

  async function judge(
    file: Received,
    type: string,
    run: Workers['run'],
  ): Promise<Failure | undefined> {
    const name = `${type} ${file.sha256}`;
    const known = verdicts.find(name);
    if (known !== undefined) return known.verdict;
    const end = await run({ kind: 'inspect', path: file.path, type });
    if (end.kind === 'interrupted') throw busy(NOT_JUDGED_YET);
    const verdict = end.kind === 'done' ? end.refusal : CONTENT_PROBLEMS.UNREADABLE;
    verdicts.remember(name, verdict);
    return verdict;
  }

  return {
    prepare: async () => {
      const { kind } = await workers.run({ kind: 'prepare' });
      if (kind !== 'done') throw new Error(`the process for documents ended: ${kind}`);
    },
    inspect: async (file, type, holder) => {
      if (light && file.size <= LIGHT_BYTES && limit.load().running === SLOTS.width) {
        const byLight = () => light.attempt((run) => judge(file, type, run));
        const done = await limitLight(byLight, holder);
        if (done !== undefined) return done.made;
      }
      return limit(() => judge(file, type, workers.run), holder, file.size / BYTES_PER_MS);
    },
    close: workers.close,
  };
}
