import type { Bag } from '../db/text-index.js';

/** Different terms of one text, those of its beginning first. */
const MOST_TERMS = 20_000;
/** Most occurrences of a term that count: further ones add hardly any weight. */
const MOST_TIMES = 31;
/** Words of one text in the index: as many as nobody waits for while they are written. */
const MOST_WORDS = 30_000;

/** How often each term stands in a text. */
function counted(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    const known = counts.get(term);
    if (known === undefined && counts.size >= MOST_TERMS) continue;
    counts.set(term, (known ?? 0) + 1);
  }
  return counts;
}

const capped = (counts: readonly number[], most: number) =>
  counts.reduce((sum, count) => sum + Math.min(count, most), 0);

/** Terms of a text in the index: every term, as often as there is room for all. */
export function bagOf(terms: Iterable<string>): Bag {
  const counts = counted(terms);
  let most = MOST_TIMES;
  while (most > 1 && capped([...counts.values()], most) > MOST_WORDS) most -= 1;
  return Array.from(counts, ([term, count]) => [term, Math.min(count, most)] as const);
}

/** The words of a text in the index. */
export function bagLength(bag: Bag): number {
  return bag.reduce((sum, [, count]) => sum + count, 0);
}
