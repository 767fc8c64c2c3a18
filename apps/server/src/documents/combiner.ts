import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DocumentLimits } from '../config.js';
import type { FileRow } from '../db/schema.js';
import { makeFolder } from '../files/disk-files.js';
import type { FileStore } from '../files/file-store.js';
import { keptSize, pruneFolder } from '../files/prune-folder.js';
import { createGate } from '../gate.js';
import { type CombinerTools, writeCombined } from './combine-parts.js';
import type { Tools } from './find-tools.js';
import type { DocumentPart } from './job.js';
import { type CleanWord, createWordConverter } from './libre-office.js';
import { REASONS } from './reasons.js';
import { openWordOffice, type WordOfficeReport } from './word-office.js';
import { createWorkers, type Workers } from './workers.js';

/** Changes whenever the same files would become other pages. */
const VERSION = 3;
const PROCESSES = availableParallelism() > 2 ? 2 : 1;

/** New documents that wait for a process: the others come back later. */
const TURNS = { width: PROCESSES, waiting: 32, waitMs: 60_000 };

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
const REST_MS = 600_000;
const CACHE = { maxBytes: 512 * MB, maxAgeMs: 30 * DAY_MS, restMs: REST_MS };
/** How many new documents may come before the folder is looked through again. */
const PRUNE_EVERY = 50;
const isCombined = (name: string) => name.endsWith('.pdf');

/** A combined document on this machine's disk. */
export interface CombinedDocument {
  key: string;
  path: string;
  /** Bytes. */
  size: number;
  /** Those of the files whose bytes were not there: a page says so in their place. */
  missing: readonly FileRow[];
}

type Written = Omit<CombinedDocument, 'missing'>;

export interface Combiner {
  /** One PDF of the files' pages, in their order; also of files whose bytes go meanwhile. */
  combine: (files: readonly FileRow[]) => Promise<CombinedDocument>;
  /** Removes documents that nobody has asked for lately. */
  prune: () => Promise<void>;
  /** Ends what is running. */
  close: () => void;
}

async function toPart(store: FileStore, { sha256, name, type }: FileRow): Promise<DocumentPart> {
  try {
    return { path: await store.localPath(sha256), name, type };
  } catch (error) {
    // What is only out of reach for the moment must not become a page that stays.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { path: '', name, type, givenUp: REASONS.MISSING };
  }
}

/** Cleans Word documents in a child process. */
function cleanBy(run: Workers['run']): CleanWord {
  return async (path, output) => {
    const end = await run({ kind: 'clean-word', path, output });
    return end.kind === 'done' && end.problem === undefined;
  };
}

/**
 * Combines documents in child processes; the same content once, kept in `folder`.
 *
 * @param tell hears once what Word documents are shown with
 */
export async function createCombiner(
  folder: string,
  store: FileStore,
  limits: DocumentLimits,
  tools: Tools,
  tell: (report: WordOfficeReport) => void = () => undefined,
): Promise<Combiner> {
  const pending = join(folder, 'pending');
  await rm(pending, { recursive: true, force: true });
  await makeFolder(pending);
  const { office, report } = await openWordOffice(tools, pending);
  tell(report);
  const stop = new AbortController();
  const { signal } = stop;
  const workers = createWorkers(PROCESSES, limits);
  const pass = createGate(TURNS);
  const running = new Map<string, Promise<CombinedDocument>>();
  const means: CombinerTools = {
    run: workers.run,
    qpdf: tools.qpdf,
    convertWord: office
      ? createWordConverter(office, pending, limits, cleanBy(workers.run), signal)
      : undefined,
  };
  let made = 0;

  /** What is missing changes the pages: they must not stay when it is there again. */
  function keyOf(files: readonly FileRow[], parts: readonly DocumentPart[] = []): string {
    const content = files.map(({ sha256, name, type }, index) => {
      const { givenUp } = parts[index] ?? {};
      return [sha256, name, type, ...(givenUp === undefined ? [] : [givenUp])];
    });
    return createHash('sha256')
      .update(JSON.stringify([VERSION, office !== undefined, content]))
      .digest('hex');
  }

  const prune = () => pruneFolder(folder, CACHE, isCombined);

  async function find(key: string): Promise<Written | undefined> {
    const path = join(folder, `${key}.pdf`);
    const size = await keptSize(path, REST_MS);
    return size === undefined ? undefined : { key, path, size };
  }

  async function write(parts: readonly DocumentPart[], key: string): Promise<Written> {
    const path = join(folder, `${key}.pdf`);
    const output = join(pending, randomUUID());
    try {
      await pass(() => writeCombined(parts, output, limits, means, signal));
      const handle = await open(output, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(output, path);
    } finally {
      await rm(output, { force: true });
    }
    made += 1;
    // Nobody waits for it, and what it leaves is looked at again tomorrow.
    if (made % PRUNE_EVERY === 0) prune().catch(() => undefined);
    return { key, path, size: (await stat(path)).size };
  }

  /** A file may go while its turn is awaited: then it is known to be missing, and the rest goes on. */
  async function makeOf(files: readonly FileRow[], knownMissing = -1): Promise<CombinedDocument> {
    const parts = await Promise.all(files.map((file) => toPart(store, file)));
    const missing = files.filter((_, index) => parts[index]?.givenUp !== undefined);
    const key = keyOf(files, parts);
    try {
      return { ...((await find(key)) ?? (await write(parts, key))), missing };
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone || missing.length <= knownMissing) throw error;
      return makeOf(files, missing.length);
    }
  }

  async function make(key: string, files: readonly FileRow[]): Promise<CombinedDocument> {
    const known = await find(key);
    return known === undefined ? makeOf(files) : { ...known, missing: [] };
  }

  return {
    combine: (files) => {
      const key = keyOf(files);
      const known = running.get(key);
      if (known !== undefined) return known;
      const document = make(key, files).finally(() => running.delete(key));
      running.set(key, document);
      return document;
    },
    prune,
    close: () => {
      stop.abort();
      workers.close();
    },
  };
}
