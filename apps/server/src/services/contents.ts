import type { Db } from '../db/schema.js';
import type { FileStore, ReceivedContent } from '../files/file-store.js';
import { createKeyLocks } from '../files/key-locks.js';

/** Rows and contents in step: several files may share one content. */
export interface Contents {
  /** Keeps a content and stores its row; without the row the content goes again. */
  keepWith: <T>(content: ReceivedContent, storeRow: () => Promise<T>) => Promise<T>;
  /** Removes those of the contents that no file names (any more). What fails waits for the sweep. */
  release: (hashes: Iterable<string>) => Promise<void>;
  /** Removes every content that no file names: what a crash left behind. */
  sweep: () => Promise<number>;
}

export function createContents(
  db: Db,
  store: FileStore,
  failed: (error: unknown) => void = () => undefined,
): Contents {
  // A content must not go between the moment it is kept and the moment its row is there.
  const withLock = createKeyLocks();

  async function isNamed(sha256: string): Promise<boolean> {
    const row = await db
      .selectFrom('files')
      .select('id')
      .where('sha256', '=', sha256)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function removeUnnamed(sha256: string): Promise<number> {
    if (await isNamed(sha256)) return 0;
    await store.remove(sha256);
    return 1;
  }

  const removeLocked = (sha256: string) => withLock(sha256, () => removeUnnamed(sha256));

  return {
    keepWith: (content, storeRow) =>
      withLock(content.sha256, async () => {
        await content.keep();
        try {
          return await storeRow();
        } catch (error) {
          // What stays behind after a second failure goes with the next sweep.
          await removeUnnamed(content.sha256).catch(() => undefined);
          throw error;
        }
      }),
    release: async (hashes) => {
      for (const sha256 of hashes) await removeLocked(sha256).catch(failed);
    },
    sweep: async () => {
      let removed = 0;
      for await (const sha256 of store.list()) removed += await removeLocked(sha256);
      return removed;
    },
  };
}
