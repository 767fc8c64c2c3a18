import { DatabaseGoneError } from '../db/database-gone-error.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import type { FileStore, ReceivedContent } from '../storage/file-store.js';
import { contentGuard } from './content-guard.js';
import { namedContents, namesAny } from './named-contents.js';

/** Rows and contents in step: several files may share one content. */
export interface Contents {
  /** Stores a content and its row; without the row the content goes again. */
  storeWith: <T>(content: ReceivedContent, storeRow: (sha256: string) => Promise<T>) => Promise<T>;
  /** Removes those of the contents that nothing names (any more). What fails waits for the sweep. */
  release: (hashes: Iterable<string>) => Promise<void>;
  /**
   * Removes every content without a row: leftovers of a crash. A bank without any file removes none: its
   * store is more likely that of another database.
   */
  sweep: () => Promise<number>;
}

/** Contents looked up at once. */
const BATCH = 500;

async function* inBatches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Contents without a row. */
async function unnamed(db: DbOrTransaction, hashes: readonly string[]): Promise<string[]> {
  const named = await namedContents(db, hashes);
  return hashes.filter((sha256) => !named.has(sha256));
}

export function createContents(
  db: Db,
  store: FileStore,
  failed: (error: unknown) => void = () => undefined,
): Contents {
  const guard = contentGuard(db);

  async function removeUnnamed(sha256: string): Promise<number> {
    const removed = await guard.removing(sha256, async (executor) => {
      if ((await unnamed(executor, [sha256])).length === 0) return 0;
      await store.remove(sha256);
      return 1;
    });
    return removed ?? 0;
  }

  return {
    storeWith: async (content, storeRow) => {
      const { sha256 } = content;
      try {
        return await guard.storing(sha256, async () => {
          await content.store();
          return storeRow(sha256);
        });
      } catch (error) {
        // A commit whose answer was lost may still come. Leftovers go with the next sweep.
        const mayCome = error instanceof DatabaseGoneError;
        if (!mayCome) await removeUnnamed(sha256).catch(() => undefined);
        throw error;
      }
    },
    release: async (hashes) => {
      for (const sha256 of hashes) await removeUnnamed(sha256).catch(failed);
    },
    sweep: async () => {
      if (!(await namesAny(db))) return 0;
      let removed = 0;
      for await (const hashes of inBatches(store.list())) {
        for (const sha256 of await unnamed(db, hashes)) removed += await removeUnnamed(sha256);
      }
      return removed;
    },
  };
}
