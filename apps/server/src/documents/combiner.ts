import { createHash, randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DocumentLimits } from '../config.js';
import type { FileRow } from '../db/schema.js';
import { makeFolder } from '../files/disk-files.js';
import type { FileStore } from '../files/file-store.js';
import { keptSize, pruneFolder } from '../files/prune-folder.js';
import { busy, createGate, type Holder } from '../gate.js';
import { type CombinerTools, writeCombined } from './combine-parts.js';
import type { Tools } from './find-tools.js';
import { keepFinished } from './keep-finished.js';
import { createPartMaker, type StoredPart, type Turn } from './kept-parts.js';
import { type CleanWord, createWordConverter } from './libre-office.js';
import { NOT_SHOWN_YET, REASONS } from './reasons.js';
import { createRoom } from './room.js';
import { openWordOffice, type WordOfficeReport } from './word-office.js';
import { createWorkers, type Workers } from './workers.js';

/** Changes whenever the same files would become other pages. */
const VERSION = 4;
const PROCESSES = availableParallelism() > 2 ? 2 : 1;

/**
 * Parts and merges of new documents, one of a caller at a time. A class room shares one address; the same
 * document is made once for all who ask from there.
 */
const TURNS = { width: PROCESSES, each: 1, waiting: 256, waitingOfEach: 64, waitMs: 45_000 };
/** A call that has waited for so long begins nothing more; the next one finds what it has made. */
const CALL_MS = 45_000;

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
const REST_MS = 600_000;
const CACHE = { maxBytes: 512 * MB, maxAgeMs: 30 * DAY_MS, restMs: REST_MS };
/** How many new bytes may come before the folder is looked through again. */
const PRUNE_EVERY = 64 * MB;
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
  /**
   * One PDF of the files' pages, in their order; also of files whose bytes go meanwhile.
   *
   * @param holder who asks for it
   * @throws Refusal 503 when the machine has no time; what it has made by then is kept
   */
  combine: (files: readonly FileRow[], holder: Holder) => Promise<CombinedDocument>;
  /** Removes documents that nobody has asked for lately. */
  prune: () => Promise<void>;
  /** Ends what is running. */
  close: () => void;
}

async function toPart(store: FileStore, file: FileRow): Promise<StoredPart> {
  const { sha256, name, type, size } = file;
  try {
    return { path: await store.localPath(sha256), name, type, sha256, size };
  } catch (error) {
    // What is only out of reach for the moment must not become a page that stays.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { path: '', name, type, sha256, size, givenUp: REASONS.MISSING };
  }
}

/** Cleans Word documents in a child process. */
function cleanBy(run: Workers['run']): CleanWord {
  return async (path, output) => {
    const end = await run({ kind: 'clean-word', path, output });
    if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
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
  room = createRoom(),
): Promise<Combiner> {
  const partsFolder = join(folder, 'parts');
  await makeFolder(partsFolder);
  const pending = join(folder, 'pending');
  await rm(pending, { recursive: true, force: true });
  await makeFolder(pending);
  const { office, report } = await openWordOffice(tools, pending);
  tell(report);
  const stop = new AbortController();
  const { signal } = stop;
  const options = { signal, room };
  const workers = createWorkers(PROCESSES, limits, { room });
  const { run } = workers;
  const pass = createGate(TURNS);
  const running = new Map<string, Promise<CombinedDocument>>();
  let unseen = 0;

  const prune = () => pruneFolder(folder, CACHE, isCombined);

  function kept(bytes: number): void {
    unseen += bytes;
    if (unseen < PRUNE_EVERY) return;
    unseen = 0;
    // Nobody waits for it, and what it leaves is looked at again tomorrow.
    prune().catch(() => undefined);
  }

  const version = [VERSION, office !== undefined];
  const parts = createPartMaker(version, {
    run,
    convertWord: office && createWordConverter(office, pending, limits, cleanBy(run), options),
    maxPages: limits.maxPages,
    folder: partsFolder,
    pending,
    kept,
  });
  const means: CombinerTools = { run, parts, qpdf: tools.qpdf, options, limits };

  /** What is missing changes the pages: they must not stay when it is there again. */
  function keyOf(files: readonly FileRow[], parts: readonly StoredPart[] = []): string {
    const content = files.map(({ sha256, name, type }, index) => {
      const { givenUp } = parts[index] ?? {};
      return [sha256, name, type, ...(givenUp === undefined ? [] : [givenUp])];
    });
    return createHash('sha256')
      .update(JSON.stringify([...version, content]))
      .digest('hex');
  }

  async function find(key: string): Promise<Written | undefined> {
    const path = join(folder, `${key}.pdf`);
    const size = await keptSize(path, REST_MS);
    return size === undefined ? undefined : { key, path, size };
  }

  /** The caller's turns, until the call has taken long enough. */
  function turnsOf(holder: Holder): Turn {
    const until = performance.now() + CALL_MS;
    return async (task, costMs) => {
      if (performance.now() > until) throw busy(NOT_SHOWN_YET);
      return pass(task, holder, costMs);
    };
  }

  async function write(parts: readonly StoredPart[], key: string, turn: Turn): Promise<Written> {
    const path = join(folder, `${key}.pdf`);
    const output = join(pending, randomUUID());
    try {
      await writeCombined(parts, output, means, turn, async () => (await find(key)) !== undefined);
      const known = await find(key);
      if (known !== undefined) return known;
      await keepFinished(output, path);
    } finally {
      await rm(output, { force: true });
    }
    const { size } = await stat(path);
    kept(size);
    return { key, path, size };
  }

  /** A file may go while its turn is awaited: then it is known to be missing, and the rest goes on. */
  async function makeOf(
    files: readonly FileRow[],
    turn: Turn,
    knownMissing = -1,
  ): Promise<CombinedDocument> {
    const parts = await Promise.all(files.map((file) => toPart(store, file)));
    const missing = files.filter((_, index) => parts[index]?.givenUp !== undefined);
    const key = keyOf(files, parts);
    try {
      return { ...((await find(key)) ?? (await write(parts, key, turn))), missing };
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone || missing.length <= knownMissing) throw error;
      return makeOf(files, turn, missing.length);
    }
  }

  async function make(
    key: string,
    files: readonly FileRow[],
    holder: Holder,
  ): Promise<CombinedDocument> {
    const known = await find(key);
    return known === undefined ? makeOf(files, turnsOf(holder)) : { ...known, missing: [] };
  }

  return {
    combine: (files, holder) => {
      const key = keyOf(files);
      // Whoever else asks for it has turns of their own, and finds there what is made by then.
      const shared = `${key} ${holder}`;
      const known = running.get(shared);
      if (known !== undefined) return known;
      const document = make(key, files, holder).finally(() => running.delete(shared));
      running.set(shared, document);
      return document;
    },
    prune,
    close: () => {
      stop.abort();
      workers.close();
    },
  };
}
