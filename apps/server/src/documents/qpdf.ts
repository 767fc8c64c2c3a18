import type { DocumentLimits } from '../config.js';
import { runLimited } from './run-limited.js';

/**
 * Merges PDFs with qpdf.
 *
 * @returns false when it warned, failed or made more pages than allowed: then each file is looked at
 */
export async function mergeWithQpdf(
  qpdf: string,
  paths: readonly string[],
  output: string,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<boolean> {
  const merge = ['--empty', '--deterministic-id', '--pages', ...paths, '--', output];
  if ((await runLimited(qpdf, merge, limits, { signal })).code !== 0) return false;
  const count = await runLimited(qpdf, ['--show-npages', output], limits, { signal });
  const pages = Number(count.output);
  return count.code === 0 && pages > 0 && pages <= limits.maxPages;
}
