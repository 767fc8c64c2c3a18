import { openBeside } from '../db/beside.js';
import { type AsideWork, dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { isTooLong } from '../failures/failures.js';
import { busy, createLimiter } from '../limits/limiter.js';

/** Up to so many texts are looked for in the topics of all sets in little time, however long they are. */
const FEW_TEXTS = 4;

/** Searches of one lane that wait, and for how long. A classroom shares one address. */
const WAITING = { waiting: 256, waitingOfEach: 64, waitMs: 10_000 };
/** Searches of one lane at once: a thread does one after the other, a server of databases several. */
const AT_ONCE = { thread: 1, server: 3 };

/** A database that gave a search up is in no trouble. */
function refuseTooLong(error: unknown): never {
  throw isTooLong(error) ? busy({ code: 'busy', what: 'search' }) : error;
}

/** Runs searches of all sets, where they delay only each other. */
export interface Searches {
  /**
   * @param caller address of the call; addresses are served by turns
   * @param texts number of texts that are looked for in topics, the longest column of the search
   * @throws Refusal 503 when too much waits, or it takes too long
   */
  run: <T>(caller: string, texts: number, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Like `run`, inside files: those who look for sets do not wait for it. */
  runInFiles: <T>(caller: string, work: (db: Db) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Three lanes: a search for many texts, which may take seconds in a bank made for that, waits for its
 * like only, and never do the usual ones, nor those inside files.
 */
export function createSearches(db: Db): Searches {
  const lane = (width: number, work: AsideWork = 'sets') => ({
    beside: openBeside(db, work),
    limit: createLimiter({ ...WAITING, width }),
  });
  const usual = lane(dialectOf(db).shared ? AT_ONCE.server : AT_ONCE.thread);
  const costly = lane(AT_ONCE.thread);
  const inFiles = lane(AT_ONCE.thread, 'texts');
  const runIn = <T>(
    { beside, limit }: ReturnType<typeof lane>,
    caller: string,
    work: (db: Db) => Promise<T>,
  ) => limit(() => work(beside.db).catch(refuseTooLong), caller);
  return {
    run: (caller, texts, work) => runIn(texts > FEW_TEXTS ? costly : usual, caller, work),
    runInFiles: (caller, work) => runIn(inFiles, caller, work),
    close: async () => {
      await Promise.all([usual, costly, inFiles].map(({ beside }) => beside.close()));
    },
  };
}
