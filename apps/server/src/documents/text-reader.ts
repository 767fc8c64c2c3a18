import type { FileRow } from '../db/schema.js';
import { busy } from '../limits/limiter.js';
import type { DocumentLimits } from '../settings/config.js';
import type { FileStore } from '../storage/file-store.js';
import type { Combiner } from './combiner.js';
import type { ReadTextJob } from './job.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { Scanner } from './scanner.js';
import type { Workers } from './workers.js';

export type TextFile = Pick<FileRow, 'sha256' | 'name' | 'type' | 'size'>;

export interface FileText {
  state: 'siap' | 'tanpa-teks' | 'gagal';
  /** One for each page of its preview, also for those that have no text; none where it has no preview. */
  pages: string[];
}

/** Reads texts out of files, in a process of its own. */
export interface TextReader {
  /** A higher one reads better: what a lower one has read is read again. */
  version: number;
  /** Rejects where it could not be tried: there was no time, or the bytes are out of reach. */
  read: (file: TextFile) => Promise<FileText>;
  /** Reads what is written on scanned pages, as `read` does; only where the operator wants it. */
  readScan?: (file: TextFile, pages: number) => Promise<FileText>;
  close: () => void;
}

export interface TextReaderTools {
  store: Pick<FileStore, 'localPath'>;
  /** Makes the pages of Word documents, so that each word is found on the page where people see it. */
  combiner: Pick<Combiner, 'pagesOf'>;
  /** Those of `createPageReaders`. */
  workers: Workers;
  limits: Pick<DocumentLimits, 'maxPages'>;
  /** Where scans are read. */
  scanner?: Scanner | undefined;
}

/** In tens: a queue that also reads scans is one higher. */
const VERSION = 20;
/** Some hundred full pages; a search waits while these texts are looked through. */
const MOST_CHARACTERS = 400_000;
/** Holder of the slots for previews of Word documents. */
const HOLDER = 'search inside files';

/** Line that scanning programs write on each page, whatever it shows. */
const SCANNED = /(?:di)?pindai dengan camscanner|scanned (?:by|with) camscanner/giu;
const KINDS: ReadonlySet<string> = new Set(['pdf', 'docx', 'txt']);
const WORD = /[\p{L}\p{N}]/u;

const isRead = (type: string): type is ReadTextJob['type'] => KINDS.has(type);

const FAILED: FileText = { state: 'gagal', pages: [] };

function textOf(texts: readonly string[]): FileText {
  const pages = texts.map((text) => (WORD.test(text.replace(SCANNED, '')) ? text : ''));
  return { state: pages.some((text) => text !== '') ? 'siap' : 'tanpa-teks', pages };
}

/** Reads one document at a time, after all other work of the machine. */
export function createTextReader({
  store,
  combiner,
  workers,
  limits,
  scanner,
}: TextReaderTools): TextReader {
  /** Where the pages are that people see; nothing where there are none. */
  async function placeOf(file: TextFile): Promise<string | undefined> {
    const path = await store.localPath(file.sha256);
    if (file.type !== 'docx') return path;
    const part = await combiner.pagesOf({ ...file, path }, HOLDER);
    return part.givenUp === undefined ? part.path : undefined;
  }

  async function read(file: TextFile, type: ReadTextJob['type']): Promise<FileText> {
    const path = await placeOf(file);
    if (path === undefined) return FAILED;
    const bounds = { maxPages: limits.maxPages, maxCharacters: MOST_CHARACTERS };
    const end = await workers.run({ kind: 'read-text', path, type, ...bounds });
    if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
    if (end.kind === 'gave-up') return FAILED;
    const { problem, pages = [] } = end;
    return problem === undefined ? textOf(pages) : { state: 'gagal', pages };
  }

  const readScan = scanner && {
    readScan: async (file: TextFile, count: number): Promise<FileText> => {
      const pages = await scanner.read(await store.localPath(file.sha256), count);
      return textOf(pages ?? Array<string>(count).fill(''));
    },
  };
  return {
    ...readScan,
    version: VERSION,
    read: async (file) => (isRead(file.type) ? read(file, file.type) : FAILED),
    close: () => scanner?.close(),
  };
}
