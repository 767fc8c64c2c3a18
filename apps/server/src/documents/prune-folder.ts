import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CacheLimits {
  maxBytes: number;
  maxAgeMs: number;
  /** What was used within this time stays: someone may be about to read it. */
  restMs: number;
}

interface Kept {
  path: string;
  size: number;
  used: number;
}

async function keptIn(folder: string): Promise<Kept[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  const found: Kept[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const { size, mtimeMs } = await stat(path);
    found.push({ path, size, used: mtimeMs });
  }
  return found.toSorted((a, b) => b.used - a.used);
}

/** Removes the PDFs of a folder that were used least recently, until it keeps its limits. */
export async function pruneFolder(
  folder: string,
  { maxBytes, maxAgeMs, restMs }: CacheLimits,
  now = Date.now(),
): Promise<void> {
  let bytes = 0;
  for (const { path, size, used } of await keptIn(folder)) {
    bytes += size;
    const age = now - used;
    if (age > restMs && (bytes > maxBytes || age > maxAgeMs)) await rm(path, { force: true });
  }
}
