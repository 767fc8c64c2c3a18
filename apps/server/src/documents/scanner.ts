import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { busy } from '../limits/limiter.js';
import type { MemoryBudget } from '../limits/memory.js';
import { createQueue } from '../limits/queue.js';
import type { DocumentLimits } from '../settings/config.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { Tools } from './sandbox/find-tools.js';
import { type ProgramOptions, runLimited } from './sandbox/run-limited.js';
import { INSIDE, openSandbox, type Sandbox } from './sandbox/sandbox.js';

/** Reads what is written on the pages of scanned PDFs. */
export interface Scanner {
  /**
   * One text a page; nothing when a program failed.
   *
   * @throws Refusal 503 when the machine had no time for it
   */
  read: (path: string, pages: number) => Promise<string[] | undefined>;
  /** Ends what is running. */
  close: () => void;
}

/** Program for scans, for the operator. */
export interface ScannerReport {
  ocr: 'off' | 'used' | 'not installed' | 'not used without a sandbox';
  /** The missing part. */
  reason?: string;
}

const MB = 1024 * 1024;
/** Of one file; the pages after them stay unread. */
const MOST_PAGES = 20;
/** The longest side of A4 at 200 dpi: a page takes no more, however large it says it is. */
const LONGEST_SIDE = '2340';
const LANGUAGE = 'ind';
/** Of one page; the clock is for machines that have other things to do. */
const PAGE_LIMITS = { maxRssBytes: 384 * MB, maxCpuMs: 60_000, timeoutMs: 300_000 };
/** One core: all other work goes first. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1' };

interface Program {
  path: string;
  sandbox: Sandbox | undefined;
}

interface Programs {
  pdftoppm: Program;
  tesseract: Program;
}

async function openPrograms(tools: Tools, folder: string): Promise<Programs | ScannerReport> {
  const { pdftoppm, tesseract, bubblewrap, requireSandbox = false } = tools;
  if (pdftoppm === undefined || tesseract === undefined) {
    const reason = tesseract === undefined ? 'tesseract-ocr' : 'poppler-utils';
    return { ocr: 'not installed', reason };
  }
  const open = async (path: string, trial: string) => {
    const sandbox = await openSandbox(bubblewrap, path, folder, trial);
    return { path, sandbox: typeof sandbox === 'string' ? undefined : sandbox };
  };
  const opened = {
    pdftoppm: await open(pdftoppm, '-v'),
    tesseract: await open(tesseract, '--version'),
  };
  const isOpen = Object.values(opened).some(({ sandbox }) => sandbox === undefined);
  return isOpen && requireSandbox ? { ocr: 'not used without a sandbox' } : opened;
}

/**
 * Finds out whether scans can be read here, and how.
 *
 * @param folder where each file is read, in a folder of its own that is gone when it ends
 */
export async function openScanner(
  tools: Tools,
  folder: string,
  limits: DocumentLimits,
  memory?: MemoryBudget,
): Promise<{ scanner: Scanner | undefined; report: ScannerReport }> {
  if (tools.ocr !== true) return { scanner: undefined, report: { ocr: 'off' } };
  const opened = await openPrograms(tools, folder);
  if ('ocr' in opened) return { scanner: undefined, report: opened };
  const { pdftoppm, tesseract } = opened;
  const stop = new AbortController();
  const options: ProgramOptions = { signal: stop.signal, ...(memory && { memory }) };
  const most = { ...limits, ...PAGE_LIMITS };
  const languages = await runLimited(tesseract.path, ['--list-langs'], most, options);
  if (!languages.output.split('\n').includes(LANGUAGE)) {
    return { scanner: undefined, report: { ocr: 'not installed', reason: 'tesseract-ocr-ind' } };
  }
  const enqueue = createQueue(1);
  const work = join(folder, 'scan');

  /** Output of a program, or nothing when it failed. */
  async function run({ path, sandbox }: Program, argsIn: (seen: string) => string[]) {
    const seen = sandbox === undefined ? work : INSIDE;
    const args = [...(sandbox?.argsFor(work) ?? []), ...argsIn(seen)];
    const own = { ...options, env: { ...ENVIRONMENT, HOME: work, TMPDIR: join(work, 'tmp') } };
    const end = await runLimited(sandbox?.command ?? path, args, most, own);
    if (end.interrupted) throw busy(NOT_SHOWN_YET);
    return end.code === 0 ? end.output : undefined;
  }

  async function readPage(number: number): Promise<string | undefined> {
    const range = ['-f', String(number), '-l', String(number), '-singlefile'];
    const drawn = await run(pdftoppm, (seen) => [
      '-gray',
      '-scale-to',
      LONGEST_SIDE,
      ...range,
      join(seen, 'soal.pdf'),
      join(seen, 'halaman'),
    ]);
    if (drawn === undefined) return undefined;
    return run(tesseract, (seen) => [join(seen, 'halaman.pgm'), 'stdout', '-l', LANGUAGE]);
  }

  async function readAll(path: string, pages: number): Promise<string[] | undefined> {
    await rm(work, { recursive: true, force: true });
    try {
      await mkdir(join(work, 'tmp'), { recursive: true, mode: 0o700 });
      await copyFile(path, join(work, 'soal.pdf'));
      const texts = Array<string>(pages).fill('');
      for (let number = 1; number <= Math.min(pages, MOST_PAGES); number += 1) {
        const text = await readPage(number);
        if (text === undefined) return undefined;
        texts[number - 1] = text;
      }
      return texts;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  return {
    scanner: {
      read: (path, pages) => enqueue(() => readAll(path, pages)),
      close: () => stop.abort(),
    },
    report: { ocr: 'used' },
  };
}
