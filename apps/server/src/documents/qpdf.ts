import type { DocumentLimits } from '../config.js';
import { busy } from '../gate.js';
import { NOT_SHOWN_YET } from './reasons.js';
import { type ProgramOptions, runLimited } from './run-limited.js';

/** It reads files as it needs them: 30 files of 20 MB take some 70 MB. */
const MOST_RSS = 256 * 1024 * 1024;

/**
 * Merges PDFs with qpdf.
 *
 * @returns false when it warned, failed or made more pages than allowed: then each file is looked at
 * @throws Refusal 503 when the machine had no time for it
 */
export async function mergeWithQpdf(
  qpdf: string,
  paths: readonly string[],
  output: string,
  limits: DocumentLimits,
  options: ProgramOptions,
): Promise<boolean> {
  const own = { ...limits, maxRssBytes: Math.min(limits.maxRssBytes, MOST_RSS) };
  const run = async (...args: string[]) => {
    const end = await runLimited(qpdf, args, own, options);
    if (end.interrupted) throw busy(NOT_SHOWN_YET);
    return end;
  };
  const merged = await run('--empty', '--deterministic-id', '--pages', ...paths, '--', output);
  if (merged.code !== 0) return false;
  const count = await run('--show-npages', output);
  const pages = Number(count.output);
  return count.code === 0 && pages > 0 && pages <= limits.maxPages;
}
