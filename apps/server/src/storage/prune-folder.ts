import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface CacheLimits {
  maxBytes: number;
  maxAgeMs: number;
  /** A file used within this time stays: a request may be about to read it. */
  restMs: number;
}

interface Kept {
  path: string;
  size: number;
  used: number;
}

/** The size of a cached file, which counts as used now; undefined when it is not there. */
export async function cachedSize(path: string, restMs: number): Promise<number | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > restMs / 10) await utimes(path, new Date(), new Date());
    return size;
  } catch {
    return undefined;
  }
}

async function keptIn(folder: string, belongs: (name: string) => boolean): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const place of await readdir(folder, { recursive: true })) {
    if (!belongs(basename(place))) continue;
    const path = join(folder, place);
    const facts = await stat(path).catch(() => undefined);
    if (facts !== undefined) found.push({ path, size: facts.size, used: facts.mtimeMs });
  }
  return found.toSorted((a, b) => b.used - a.used);
}

/** Removes those of a folder's files that were used least recently, until it is within its limits. */
export async function pruneFolder(
  folder: string,
  { maxBytes, maxAgeMs, restMs }: CacheLimits,
  belongs: (name: string) => boolean,
  now = Date.now(),
): Promise<void> {
  let bytes = 0;
  for (const { path, size, used } of await keptIn(folder, belongs)) {
    bytes += size;
    const age = now - used;
    if (age > restMs && (bytes > maxBytes || age > maxAgeMs)) await rm(path, { force: true });
  }
}
