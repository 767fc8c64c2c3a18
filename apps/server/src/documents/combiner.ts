import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentLimits } from '../config.js';
import type { FileRow } from '../db/schema.js';
import { makeFolder } from '../files/disk-files.js';
import type { FileStore } from '../files/file-store.js';
import type { DocumentPart } from './job.js';
import { createQueue } from './queue.js';
import { runChild } from './run-child.js';

/** Changes whenever the same files would become other pages. */
const VERSION = 1;
const PROCESSES = 2;

/** A combined document on this machine's disk. */
export interface CombinedDocument {
  key: string;
  path: string;
  /** Bytes. */
  size: number;
}

export interface Combiner {
  /** One PDF of the files' pages, in their order. */
  combine: (files: readonly FileRow[]) => Promise<CombinedDocument>;
  /** Ends what is running. */
  close: () => void;
}

function keyOf(files: readonly FileRow[]): string {
  const content = files.map(({ sha256, name, type }) => [sha256, name, type]);
  return createHash('sha256')
    .update(JSON.stringify([VERSION, content]))
    .digest('hex');
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

/** Combines documents in child processes; the same content once, kept in `folder`. */
export async function createCombiner(
  folder: string,
  store: FileStore,
  limits: DocumentLimits,
): Promise<Combiner> {
  const pending = join(folder, 'pending');
  await rm(pending, { recursive: true, force: true });
  await makeFolder(pending);
  const enqueue = createQueue(PROCESSES);
  const running = new Map<string, Promise<CombinedDocument>>();
  const stop = new AbortController();

  async function toParts(files: readonly FileRow[]): Promise<DocumentPart[]> {
    return Promise.all(
      files.map(async ({ sha256, name, type }) => ({
        path: await store.localPath(sha256),
        name,
        type,
      })),
    );
  }

  /** Each round gives up on one part at most, so it ends after as many rounds as there are parts. */
  async function write(parts: readonly DocumentPart[], output: string): Promise<void> {
    const end = await runChild({ parts, output }, limits, stop.signal);
    if (end.kind === 'done') return;
    if (parts[end.part]?.givenUp !== undefined) throw new Error('A notice page cannot be made');
    const rest = parts.map((part, index) =>
      index === end.part ? { ...part, givenUp: end.reason } : part,
    );
    await write(rest, output);
  }

  async function make(key: string, files: readonly FileRow[]): Promise<CombinedDocument> {
    const path = join(folder, `${key}.pdf`);
    const known = await sizeOf(path);
    if (known !== undefined) return { key, path, size: known };
    const output = join(pending, randomUUID());
    try {
      const parts = await toParts(files);
      await enqueue(() => write(parts, output));
      const handle = await open(output, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(output, path);
    } finally {
      await rm(output, { force: true });
    }
    return { key, path, size: (await stat(path)).size };
  }

  return {
    combine: (files) => {
      const key = keyOf(files);
      const known = running.get(key);
      if (known !== undefined) return known;
      const made = make(key, files).finally(() => running.delete(key));
      running.set(key, made);
      return made;
    },
    close: () => stop.abort(),
  };
}
