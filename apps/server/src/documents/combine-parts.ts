import type { DocumentLimits } from '../config.js';
import { busy } from '../limits/limiter.js';
import type { DocumentPart } from './job.js';
import type { PartMaker } from './kept-parts.js';
import type { Turn } from './lanes.js';
import { mergeWithQpdf } from './qpdf.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { StoredPart } from './stored-part.js';

/** What documents are combined with. */
export interface CombinerTools {
  parts: PartMaker;
  /** Only where it is installed. */
  qpdf: string | undefined;
  limits: DocumentLimits;
}

/** All files of a set together may cost as much as so many of the dearest: thirty of those took minutes. */
const TOGETHER = 2;

/** For the order of turns only. */
const MERGE_MS = 100;
const BYTES_PER_MS = 20_000;

const isPlainPdf = ({ type, givenUp }: DocumentPart) => type === 'pdf' && givenUp === undefined;

const MADE = { kind: 'done' } as const;

/**
 * Writes one PDF of all parts; in the caller's turns, one for each part that is made and each merge.
 *
 * @param isMade looks whether someone else has made the document by now: then nothing is written
 */
export async function writeCombined(
  files: readonly StoredPart[],
  output: string,
  { parts: maker, qpdf, limits }: CombinerTools,
  turn: Turn,
  isMade: () => Promise<boolean>,
): Promise<void> {
  const maxCpuMs = limits.maxCpuMs * TOGETHER;
  const costMs = files.reduce((sum, { size }) => sum + size / BYTES_PER_MS, MERGE_MS);

  /**
   * Merges in a process of ours, which gives up on one part at most. The first time, that part and those
   * behind it are then tried each by itself: none of them is in the way of the others twice.
   */
  async function mergeByChild(parts: readonly DocumentPart[], areTried = false): Promise<void> {
    const job = { kind: 'combine', parts, output, maxPages: limits.maxPages, maxCpuMs } as const;
    const end = await turn(async ({ run }) => ((await isMade()) ? MADE : run(job)), costMs);
    if (end.kind === 'done') return;
    if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
    if (parts[end.part]?.givenUp !== undefined) throw new Error('A notice page cannot be made');
    const tried: DocumentPart[] = [];
    for (const [index, part] of parts.entries()) {
      const file = files[index];
      const isOpen = !areTried && index >= end.part && file !== undefined;
      tried.push(isOpen ? await maker.triedAlone(file, part, turn) : part);
    }
    // What is well by itself, and is not beside these others, is left out beside these only.
    const isLeftOut = (index: number) => areTried && index === end.part;
    const rest = tried.map((part, index) =>
      isLeftOut(index) ? { ...part, givenUp: end.reason } : part,
    );
    await mergeByChild(rest, true);
  }

  const parts: DocumentPart[] = [];
  for (const file of files) parts.push(await maker.pagesOf(file, turn));
  const paths = parts.map(({ path }) => path);
  const merged =
    qpdf !== undefined &&
    parts.every(isPlainPdf) &&
    (await turn(
      async (lane) =>
        (await isMade()) || mergeWithQpdf(qpdf, paths, output, lane.limits, lane.options),
      costMs,
    ));
  if (!merged) await mergeByChild(parts);
}
