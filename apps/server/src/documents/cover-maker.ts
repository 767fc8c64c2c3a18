import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { FileRow } from '../db/schema.js';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import type { FileStore } from '../storage/file-store.js';
import type { Combiner } from './combiner.js';
import { type CachedFile, openPreviewFolder } from './preview-folder.js';
import { NOT_SHOWN_YET } from './reasons.js';
import { createVerdicts } from './verdicts.js';
import type { Workers } from './workers.js';

export type CoverFile = Pick<FileRow, 'sha256' | 'name' | 'type' | 'size'>;

/** A cover on this machine's disk. */
export interface Cover extends CachedFile {
  key: string;
}

/** Makes small pictures of first pages; the same content once. */
export interface CoverMaker {
  /**
   * @param holder requester that the slots count for
   * @returns nothing where the file has no page that can be rendered
   * @throws Refusal 503 when the machine has no time
   */
  coverOf: (file: CoverFile, holder: Holder) => Promise<Cover | undefined>;
  /** Takes covers over that another server has drawn, where the folder is there. */
  takeOver: (folder: string) => Promise<void>;
  /** Removes covers that have not been requested for a while. */
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
/** One at a time; a page of results requests twenty at once, and a classroom shares one address. */
const SLOTS = { width: 1, each: 1, waiting: 1024, waitingOfEach: 256, waitMs: 45_000 };
/** Estimate for the limiter's order. */
const DRAWN_MS = 200;
const BYTES_PER_MS = 10_000;

/** @param folder cache of the covers */
export async function createCoverMaker(
  folder: string,
  { store, combiner, workers }: CoverTools,
): Promise<CoverMaker> {
  const covers = await openPreviewFolder(folder, { ending: '.webp', maxBytes: MOST_BYTES });
  const limit = createLimiter(SLOTS);
  const none = createVerdicts<true>(MOST_VERDICTS);
  const running = new Map<string, Promise<Cover | undefined>>();

  function keyOf({ sha256, name, type }: CoverFile): string {
    // Pages of our own show the file's name, and depend on the program.
    const content = [VERSION, sha256, type, ...(type === 'pdf' ? [''] : [name, combiner.version])];
    return createHash('sha256').update(JSON.stringify(content)).digest('hex');
  }

  async function draw(key: string, path: string): Promise<CachedFile | undefined> {
    // By another while this one waited.
    const known = await covers.find(key);
    if (known !== undefined) return known;
    const made = await covers.cache(key, async (output) => {
      const end = await workers.run({ kind: 'draw-cover', path, output, ...SIZE });
      if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
      return end.kind === 'done' && end.problem === undefined ? undefined : 'none';
    });
    if ('path' in made) return made;
    none.remember(key, true);
    return undefined;
  }

  async function make(key: string, file: CoverFile, holder: Holder): Promise<Cover | undefined> {
    const path = await store.localPath(file.sha256);
    const pages = await combiner.pagesOf({ ...file, path }, holder);
    if (pages.givenUp !== undefined) {
      none.remember(key, true);
      return undefined;
    }
    const costMs = DRAWN_MS + file.size / BYTES_PER_MS;
    const cover = await limit(() => draw(key, pages.path), holder, costMs);
    return cover && { key, ...cover };
  }

  return {
    coverOf: async (file, holder) => {
      const key = keyOf(file);
      if (none.find(key) !== undefined) return undefined;
      const cached = await covers.find(key);
      if (cached !== undefined) return { key, ...cached };
      const shared = `${key} ${holder}`;
      const made = running.get(shared) ?? make(key, file, holder);
      running.set(shared, made);
      return made.finally(() => running.delete(shared));
    },
    takeOver: async (from) => {
      if (!existsSync(from)) return;
      const isCover = (path: string) => path === from || path.endsWith('.webp');
      await cp(from, folder, { recursive: true, force: false, filter: isCover });
    },
    prune: covers.prune,
    close: () => workers.close(),
  };
}
