import { busy } from '../limits/limiter.js';
import type { DocumentLimits } from '../settings/config.js';
import type { PartMaker } from './cached-parts.js';
import type { DocumentPart } from './job.js';
import type { InSlot } from './lanes.js';
import { mergeWithQpdf } from './qpdf.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { StoredPart } from './stored-part.js';

/** Tools of a combined document. */
export interface CombinerTools {
  parts: PartMaker;
  /** Only where it is installed. */
  qpdf: string | undefined;
  limits: DocumentLimits;
}

/** Limit of all files of a set together, in files at their limit: thirty such files took minutes. */
const TOGETHER = 2;

/** Estimate for the limiter's order. */
const MERGE_MS = 100;
const BYTES_PER_MS = 20_000;

const isPlainPdf = ({ type, givenUp }: DocumentPart) => type === 'pdf' && givenUp === undefined;

const MADE = { kind: 'done' } as const;

/**
 * Writes one PDF of all parts, with one of the caller's slots for each part and each merge.
 *
 * @param isMade checks whether another call has made the document by now: then nothing is written
 */
export async function writeCombined(
  files: readonly StoredPart[],
  output: string,
  { parts: maker, qpdf, limits }: CombinerTools,
  inSlot: InSlot,
  isMade: () => Promise<boolean>,
): Promise<void> {
  const maxCpuMs = limits.maxCpuMs * TOGETHER;
  const costMs = files.reduce((sum, { size }) => sum + size / BYTES_PER_MS, MERGE_MS);

  /**
   * Merges in a child process, which gives up on at most one part. The first time, that part and those after
   * it are then tried alone: none of them stops the others twice.
   */
  async function mergeByChild(parts: readonly DocumentPart[], areTried = false): Promise<void> {
    const job = { kind: 'combine', parts, output, maxPages: limits.maxPages, maxCpuMs } as const;
    const end = await inSlot(async ({ run }) => ((await isMade()) ? MADE : run(job)), costMs);
    if (end.kind === 'done') return;
    if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
    if (parts[end.part]?.givenUp !== undefined) throw new Error('A notice page cannot be made');
    const tried: DocumentPart[] = [];
    for (const [index, part] of parts.entries()) {
      const file = files[index];
      const isOpen = !areTried && index >= end.part && file !== undefined;
      tried.push(isOpen ? await maker.triedAlone(file, part, inSlot) : part);
    }
    // A part that merges alone, but not with these others, is left out of this document only.
    const isLeftOut = (index: number) => areTried && index === end.part;
    const rest = tried.map((part, index) =>
      isLeftOut(index) ? { ...part, givenUp: end.reason } : part,
    );
    await mergeByChild(rest, true);
  }

  const parts: DocumentPart[] = [];
  for (const file of files) parts.push(await maker.pagesOf(file, inSlot));
  const paths = parts.map(({ path }) => path);
  const merged =
    qpdf !== undefined &&
    parts.every(isPlainPdf) &&
    (await inSlot(
      async (lane) =>
        (await isMade()) || mergeWithQpdf(qpdf, paths, output, lane.limits, lane.options),
      costMs,
    ));
  if (!merged) await mergeByChild(parts);
}
