import { isContentName } from './content-name.js';
import { diskStore } from './disk-store.js';
import type { FileStore, ReceivedContent } from './file-store.js';
import { cachedSize, pruneFolder } from './prune-folder.js';

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
const CACHE = { maxBytes: 2048 * MB, maxAgeMs: 30 * DAY_MS, restMs: 600_000 };
/** How much may come before the folder is looked through again. */
const PRUNE_EVERY = CACHE.maxBytes / 8;

/** Contents that are stored elsewhere, on this machine for as long as they are used. */
export interface ContentCache extends Pick<FileStore, 'receive' | 'remove' | 'check' | 'tidy'> {
  /** The file of a content; undefined when it is not here. */
  find: (sha256: string) => Promise<string | undefined>;
  /** Moves a received content here. */
  add: (content: ReceivedContent) => Promise<void>;
}

export async function contentCache(folder: string): Promise<ContentCache> {
  const disk = await diskStore(folder);
  const prune = () => pruneFolder(folder, CACHE, isContentName);
  let added = 0;

  return {
    receive: disk.receive,
    remove: disk.remove,
    check: disk.check,
    find: async (sha256) => {
      if (!(await disk.has(sha256))) return undefined;
      const place = await disk.localPath(sha256);
      return (await cachedSize(place, CACHE.restMs)) === undefined ? undefined : place;
    },
    add: async (content) => {
      await content.store();
      added += content.size;
      if (added < PRUNE_EVERY) return;
      added = 0;
      await prune();
    },
    tidy: async () => {
      await disk.tidy();
      await prune();
    },
  };
}
