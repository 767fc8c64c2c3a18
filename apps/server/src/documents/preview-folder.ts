import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../storage/disk-files.js';
import { cachedSize, pruneFolder } from '../storage/prune-folder.js';

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
const REST_MS = 600_000;
const LIMITS = { maxAgeMs: 30 * DAY_MS, restMs: REST_MS };
/** How many new bytes may come before the folder is looked through again. */
const PRUNE_EVERY = 64 * MB;

/** Kind of file in the cache. */
export interface CacheKind {
  /** Of its files' names. */
  ending: string;
  /** Of all together. */
  maxBytes: number;
}

const PDFS: CacheKind = { ending: '.pdf', maxBytes: 512 * MB };

/** A cached document or picture. */
export interface CachedFile {
  path: string;
  /** Bytes. */
  size: number;
}

/**
 * Cache of files that were made of others, by name: whole documents, parts of them, covers. Only the server
 * may read them.
 */
export interface PreviewFolder {
  /** Where programs work. */
  pending: string;
  /** Finds a file, which counts as used now. */
  find: (name: string) => Promise<CachedFile | undefined>;
  /** Has a file written, and caches it if it was; whole after a power failure, or not there. */
  cache: <T>(
    name: string,
    write: (output: string) => Promise<T | undefined>,
  ) => Promise<CachedFile | { instead: T }>;
  /** Removes files that have not been requested for a while. */
  prune: () => Promise<void>;
}

/** Opens the folder; what an earlier server had not finished goes. */
export async function openPreviewFolder(
  folder: string,
  { ending, maxBytes }: CacheKind = PDFS,
): Promise<PreviewFolder> {
  const pending = join(folder, 'pending');
  await rm(pending, { recursive: true, force: true });
  await makeFolder(pending);
  await makeFolder(join(folder, 'parts'));
  let unseen = 0;

  const placeOf = (name: string) => join(folder, `${name}${ending}`);
  const prune = () => pruneFolder(folder, { ...LIMITS, maxBytes }, (name) => name.endsWith(ending));

  async function put(output: string, path: string): Promise<CachedFile> {
    const handle = await open(output, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(output, path);
    const { size } = await stat(path);
    unseen += size;
    if (unseen >= PRUNE_EVERY) {
      unseen = 0;
      // In the background; leftovers are looked at again tomorrow.
      prune().catch(() => undefined);
    }
    return { path, size };
  }

  return {
    pending,
    find: async (name) => {
      const path = placeOf(name);
      const size = await cachedSize(path, REST_MS);
      return size === undefined ? undefined : { path, size };
    },
    cache: async (name, write) => {
      const output = join(pending, randomUUID());
      try {
        const instead = await write(output);
        return instead === undefined ? await put(output, placeOf(name)) : { instead };
      } finally {
        await rm(output, { force: true });
      }
    },
    prune,
  };
}
