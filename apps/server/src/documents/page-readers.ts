import { createMemoryBudget } from '../limits/memory.js';
import type { DocumentLimits } from '../settings/config.js';
import { createWorkers, type Workers } from './workers.js';

/**
 * A scan of 16 million points unpacked, and run from source. A usual exam takes some 110 MB for its words,
 * with the program itself; run from source the program alone some 300.
 */
const MOST_RSS = 448 * 1024 * 1024;
/**
 * A process with loaded fonts takes half of the limit, and takes a second to be loaded anew: each picture
 * takes a tenth.
 */
const REUSED_SHARE = 0.75;

/**
 * The process that reads PDFs page by page, for covers and for the search: the memory has a place for one, and two
 * would end each other for every file.
 */
export function createPageReaders(limits: DocumentLimits, memory = createMemoryBudget()): Workers {
  const maxRssBytes = Math.min(limits.maxRssBytes, MOST_RSS);
  return createWorkers(1, { ...limits, maxRssBytes }, { memory, reusedShare: REUSED_SHARE });
}
