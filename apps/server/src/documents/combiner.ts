import { createHash } from 'node:crypto';
import type { FileRow } from '../db/schema.js';
import { busy, type Holder } from '../limits/limiter.js';
import { createMemoryBudget } from '../limits/memory.js';
import type { DocumentLimits } from '../settings/config.js';
import type { FileStore } from '../storage/file-store.js';
import { createPartMaker } from './cached-parts.js';
import { type CombinerTools, writeCombined } from './combine-parts.js';
import type { DocumentPart } from './job.js';
import { createLanes, type InSlot } from './lanes.js';
import { type CleanWord, createWordConverter } from './libre-office.js';
import { type CachedFile, openPreviewFolder } from './preview-folder.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { Tools } from './sandbox/find-tools.js';
import { createLightProcess } from './sandbox/light-process.js';
import { type StoredPart, storedPart } from './stored-part.js';
import { openWordOffice, type WordOfficeReport } from './word-office.js';
import type { Workers } from './workers.js';

/** Changes whenever the same files would become other pages. */
const VERSION = 6;

/** A combined document on this machine's disk. */
export interface CombinedDocument extends CachedFile {
  key: string;
  /** Files without a content: a page says so in their place. */
  missing: readonly FileRow[];
}

export interface Combiner {
  /**
   * One PDF of the files' pages, in their order; also of files whose content goes meanwhile.
   *
   * @param holder requester that the slots count for
   * @throws Refusal 503 when the machine has no time; parts made by then stay cached
   */
  combine: (files: readonly FileRow[], holder: Holder) => Promise<CombinedDocument>;
  /**
   * One file as its pages are merged: a PDF, or why it has none.
   *
   * @throws Refusal 503 when the machine has no time; ENOENT when its bytes are not there
   */
  pagesOf: (file: StoredPart, holder: Holder) => Promise<DocumentPart>;
  /** Whether LibreOffice lays out Word documents. */
  hasOffice: boolean;
  /** Changes whenever the same file would have other pages: part of the name of whatever is made of them. */
  version: unknown;
  /** Removes documents that have not been requested for a while. */
  prune: () => Promise<void>;
  /** Ends what is running. */
  close: () => void;
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
 * Combines documents in child processes; the same content once, cached in `folder`.
 *
 * @param onReport receives once the program that lays out Word documents
 */
export async function createCombiner(
  folder: string,
  store: FileStore,
  limits: DocumentLimits,
  tools: Tools,
  onReport: (report: WordOfficeReport) => void = () => undefined,
  memory = createMemoryBudget(),
  light = createLightProcess(limits),
): Promise<Combiner> {
  const previews = await openPreviewFolder(folder);
  const { pending, find, prune } = previews;
  const { office, report } = await openWordOffice(tools, pending);
  onReport(report);
  const stop = new AbortController();
  const { signal } = stop;
  const options = { signal, memory };
  const { run, slotsOf, close } = createLanes(limits, options, light);
  const running = new Map<string, Promise<CombinedDocument>>();
  const version = [VERSION, office !== undefined];
  const parts = createPartMaker(version, {
    convertWord: office && createWordConverter(office, pending, limits, cleanBy(run), options),
    maxPages: limits.maxPages,
    maxCpuMs: limits.maxCpuMs,
    previews,
  });
  const means: CombinerTools = { parts, qpdf: tools.qpdf, limits };

  /** Missing files change the pages: such a document must not be served once they are back. */
  function keyOf(files: readonly FileRow[], parts: readonly StoredPart[] = []): string {
    const content = files.map(({ sha256, name, type }, index) => {
      const { givenUp } = parts[index] ?? {};
      return [sha256, name, type, ...(givenUp === undefined ? [] : [givenUp])];
    });
    return createHash('sha256')
      .update(JSON.stringify([...version, content]))
      .digest('hex');
  }

  async function write(
    parts: readonly StoredPart[],
    key: string,
    inSlot: InSlot,
  ): Promise<CachedFile> {
    const written = await previews.cache(key, async (output) => {
      await writeCombined(
        parts,
        output,
        means,
        inSlot,
        async () => (await find(key)) !== undefined,
      );
      return find(key);
    });
    return 'instead' in written ? written.instead : written;
  }

  /** A file may go while it waits for its slot: then it counts as missing, and the rest goes on. */
  async function makeOf(
    files: readonly FileRow[],
    inSlot: InSlot,
    knownMissing = -1,
  ): Promise<CombinedDocument> {
    const parts = await Promise.all(files.map((file) => storedPart(store, file)));
    const missing = files.filter((_, index) => parts[index]?.givenUp !== undefined);
    const key = keyOf(files, parts);
    try {
      return { key, ...((await find(key)) ?? (await write(parts, key, inSlot))), missing };
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone || missing.length <= knownMissing) throw error;
      return makeOf(files, inSlot, missing.length);
    }
  }

  async function make(
    key: string,
    files: readonly FileRow[],
    holder: Holder,
  ): Promise<CombinedDocument> {
    const known = await find(key);
    return known === undefined ? makeOf(files, slotsOf(holder)) : { key, ...known, missing: [] };
  }

  return {
    combine: (files, holder) => {
      const key = keyOf(files);
      // Other requesters have slots of their own, and find the parts made by then.
      const shared = `${key} ${holder}`;
      const known = running.get(shared);
      if (known !== undefined) return known;
      const document = make(key, files, holder).finally(() => running.delete(shared));
      running.set(shared, document);
      return document;
    },
    pagesOf: (file, holder) => parts.pagesOf(file, slotsOf(holder)),
    hasOffice: office !== undefined,
    version,
    prune,
    close: () => {
      stop.abort();
      close();
      light.close();
    },
  };
}
