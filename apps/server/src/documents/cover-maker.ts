import { createHash } from 'node:crypto';
import type { FileRow } from '../db/schema.js';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import type { FileStore } from '../storage/file-store.js';
import type { Combiner } from './combiner.js';
import { type KeptFile, openPreviewFolder } from './preview-folder.js';
import { NOT_SHOWN_YET } from './reasons.js';
import { createVerdicts } from './verdicts.js';
import type { Workers } from './workers.js';

/** What a cover is made of. */
export type CoverFile = Pick<FileRow, 'sha256' | 'name' | 'type' | 'size'>;

/** A cover on this machine's disk. */
export interface Cover extends KeptFile {
  key: string;
}

/** Makes small pictures of first pages; the same content once. */
export interface CoverMaker {
  /**
   * @param holder who asks for it
   * @returns nothing where the file has no page that can be drawn
   * @throws Refusal 503 when the machine has no time
   */
  coverOf: (file: CoverFile, holder: Holder) => Promise<Cover | undefined>;
  /** Removes covers that nobody has asked for lately. */
  prune: () => Promise<void>;
  /** Ends what is running. */
  close: () => void;
}

export interface CoverTools {
  store: Pick<FileStore, 'localPath'>;
  /** Makes the pages of Word documents and texts. */
  combiner: Pick<Combiner, 'pagesOf' | 'version'>;
  /** Those of `createPageReaders`, which it ends. */
  workers: Workers;
}

/** Changes whenever the same file would become another picture. */
const VERSION = 1;
const MB = 1024 * 1024;
/** A4, twice as wide as a card shows it. */
const SIZE = { width: 240, height: 340, maxBytes: 8000 };
/** Some 20,000 sets. */
const MOST_BYTES = 128 * MB;
const MOST_VERDICTS = 10_000;
/** Drawn one at a time; a page of results asks for twenty at once, and a class room shares one address. */
const TURNS = { width: 1, each: 1, waiting: 1024, waitingOfEach: 256, waitMs: 45_000 };
/** For the order of turns only. */
const DRAWN_MS = 200;
const BYTES_PER_MS = 10_000;

/** @param folder where covers are kept */
export async function createCoverMaker(
  folder: string,
  { store, combiner, workers }: CoverTools,
): Promise<CoverMaker> {
  const covers = await openPreviewFolder(folder, { ending: '.webp', maxBytes: MOST_BYTES });
  const pass = createLimiter(TURNS);
  const none = createVerdicts<true>(MOST_VERDICTS);
  const running = new Map<string, Promise<Cover | undefined>>();

  function keyOf({ sha256, name, type }: CoverFile): string {
    // Pages of our own tell the file's name, and hang on who makes them.
    const content = [VERSION, sha256, type, ...(type === 'pdf' ? [''] : [name, combiner.version])];
    return createHash('sha256').update(JSON.stringify(content)).digest('hex');
  }

  async function draw(key: string, path: string): Promise<KeptFile | undefined> {
    // By another while this one waited.
    const known = await covers.find(key);
    if (known !== undefined) return known;
    const made = await covers.keep(key, async (output) => {
      const end = await workers.run({ kind: 'draw-cover', path, output, ...SIZE });
      if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
      return end.kind === 'done' && end.problem === undefined ? undefined : 'none';
    });
    if ('path' in made) return made;
    none.keep(key, true);
    return undefined;
  }

  async function make(key: string, file: CoverFile, holder: Holder): Promise<Cover | undefined> {
    const path = await store.localPath(file.sha256);
    const pages = await combiner.pagesOf({ ...file, path }, holder);
    if (pages.givenUp !== undefined) {
      none.keep(key, true);
      return undefined;
    }
    const costMs = DRAWN_MS + file.size / BYTES_PER_MS;
    const drawn = await pass(() => draw(key, pages.path), holder, costMs);
    return drawn && { key, ...drawn };
  }

  return {
    coverOf: async (file, holder) => {
      const key = keyOf(file);
      if (none.find(key) !== undefined) return undefined;
      const kept = await covers.find(key);
      if (kept !== undefined) return { key, ...kept };
      const shared = `${key} ${holder}`;
      const made = running.get(shared) ?? make(key, file, holder);
      running.set(shared, made);
      return made.finally(() => running.delete(shared));
    },
    prune: covers.prune,
    close: () => workers.close(),
  };
}
