import { stat } from 'node:fs/promises';
import { busy } from '../limits/limiter.js';
import type { DocumentLimits } from '../settings/config.js';
import { NOT_SHOWN_YET } from './reasons.js';
import { type ProgramOptions, runLimited } from './sandbox/run-limited.js';

/** It reads files as it needs them: 30 files of 20 MB take some 70 MB. */
const MOST_RSS = 256 * 1024 * 1024;
/**
 * Of the processor's time: three times what whole files take. For a broken one it looks for every object
 * anew, 7 s for 19 MB, and we find out for less.
 */
const BASE_CPU_MS = 1000;
const CPU_MS_PER_BYTE = 60 / 1_000_000;

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
  let cpuMs = BASE_CPU_MS;
  for (const path of paths) cpuMs += (await stat(path)).size * CPU_MS_PER_BYTE;
  const own = {
    ...limits,
    maxRssBytes: Math.min(limits.maxRssBytes, MOST_RSS),
    maxCpuMs: Math.min(limits.maxCpuMs, cpuMs),
  };
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
