import { Refusal } from '../failures/refusal.js';
import { createLimiter, type LimiterLoad } from '../limits/limiter.js';

/** Uploads of one account that are running or wait for a slot. */
const MOST_OF_ACCOUNT = 16;

const tooMany = () => new Refusal(429, { code: 'too-many-uploads' }, { 'Retry-After': '5' });

/**
 * Bodies that come in at once: each takes up to a megabyte of memory, for as long as its line is slow. Four
 * of an account are what the site sends at a time. A proxy waits a minute for a body to be read on.
 */
const RECEIVING = { width: 64, each: 4, waiting: 256, waitMs: 50_000, crowded: tooMany };

/** Received files that are judged and stored at once; the others wait for a slot. */
const STORING = { width: 16, each: 2, waiting: 512, waitMs: 60_000 };

type InSlot = <T>(task: () => Promise<T>) => Promise<T>;

/** Slots of the two parts of an upload. */
export interface UploadSlots {
  /** For work at the pace of the caller's line. */
  receiving: InSlot;
  /** For work at the pace of the server. */
  storing: InSlot;
}

/** The uploads that are under way on this server. */
export interface Uploads {
  /** @throws Refusal 429 when the account has enough of them, 503 when all accounts together have */
  of: <T>(account: number, upload: (slots: UploadSlots) => Promise<T>) => Promise<T>;
  load: () => LimiterLoad;
}

/**
 * Separates the uploads of accounts: a slow body takes a slot of its own account, and none of those that
 * judge and store files.
 */
export function createUploads(): Uploads {
  const receiving = createLimiter(RECEIVING);
  const storing = createLimiter(STORING);
  const underWay = new Map<number, number>();

  return {
    of: async (account, upload) => {
      const before = underWay.get(account) ?? 0;
      if (before >= MOST_OF_ACCOUNT) throw tooMany();
      underWay.set(account, before + 1);
      try {
        return await upload({
          receiving: (task) => receiving(task, account),
          storing: (task) => storing(task, account),
        });
      } finally {
        const left = (underWay.get(account) ?? 1) - 1;
        if (left === 0) underWay.delete(account);
        else underWay.set(account, left);
      }
    },
    load: () => {
      const [coming, stored] = [receiving.load(), storing.load()];
      return { running: coming.running + stored.running, waiting: coming.waiting + stored.waiting };
    },
  };
}
