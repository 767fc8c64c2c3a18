import type { DocumentLimits } from '../config.js';
import { busy } from '../gate.js';
import { CONTENT_PROBLEMS, NOT_JUDGED_YET } from './reasons.js';
import { createWorkers } from './workers.js';

export interface Inspector {
  /**
   * Says why a file is not what its type promises; nothing when it is.
   *
   * @throws Refusal 503 when the machine had no time to tell
   */
  inspect: (path: string, type: string) => Promise<string | undefined>;
  /** Starts the process before the first file comes. */
  prepare: () => Promise<void>;
  close: () => void;
}

/** A file that takes longer is not waited for: another process judges the next ones. */
const PATIENCE_MS = 750;

/** Judges uploaded files one at a time, in a process of its own that stays ready. */
export function createInspector(limits: DocumentLimits): Inspector {
  const workers = createWorkers(2, limits, { stays: true, patienceMs: PATIENCE_MS });
  return {
    prepare: async () => {
      await workers.run({ kind: 'prepare' });
    },
    inspect: async (path, type) => {
      const end = await workers.run({ kind: 'inspect', path, type });
      if (end.kind === 'interrupted') throw busy(NOT_JUDGED_YET);
      return end.kind === 'done' ? end.problem : CONTENT_PROBLEMS.UNREADABLE;
    },
    close: workers.close,
  };
}
