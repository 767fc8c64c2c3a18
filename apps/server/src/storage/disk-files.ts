import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder's new names outlive a power failure; not every system can. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder and those above it, each flushed into its parent. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const parents = [dirname(folder)];
  while (parents.at(-1) !== dirname(first)) parents.push(dirname(parents.at(-1) as string));
  for (const parent of parents) await syncFolder(parent);
}

/** A file that nobody sees until it is complete. */
export interface PendingFile {
  handle: FileHandle;
  /** Where it lies until then. */
  path: string;
  /** Begins to flush: everything is written, and other work may go on meanwhile. */
  flush: () => void;
  /** Flushes, and puts the file in its place. */
  commit: (place: string) => Promise<void>;
  /** Drops whatever was not committed; harmless afterwards. */
  discard: () => Promise<void>;
}

/** Begins a file in a folder for unfinished ones, on the same disk as its later place. */
export async function beginFile(pendingFolder: string, mode = 0o600): Promise<PendingFile> {
  await makeFolder(pendingFolder);
  const temporary = join(pendingFolder, randomUUID());
  const handle = await open(temporary, 'wx', mode);
  let isOpen = true;
  let flushed: Promise<void> | undefined;
  const flush = () => {
    flushed ??= handle.sync();
    // Its failure is the commit's.
    flushed.catch(() => undefined);
  };
  const close = async () => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    handle,
    path: temporary,
    flush,
    commit: async (place) => {
      flush();
      await flushed;
      await close();
      await makeFolder(dirname(place));
      await rename(temporary, place);
      await syncFolder(dirname(place));
    },
    discard: async () => {
      await close();
      await rm(temporary, { force: true });
    },
  };
}
