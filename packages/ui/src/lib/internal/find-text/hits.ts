/** One of the places where something was found: the how-manieth of its page. */
export interface Hit {
  /** From 1. */
  page: number;
  /** From 0. */
  index: number;
}

/** How often it was found, by page; a page without is left out. */
export type HitCounts = ReadonlyMap<number, number>;

/** All that was found. */
export function totalOf(counts: HitCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

/** The how-manieth of all a hit is, from 1. */
export function ordinalOf(counts: HitCounts, { page, index }: Hit): number {
  let before = 0;
  for (const [other, count] of counts) if (other < page) before += count;
  return before + index + 1;
}

/** The first hit on a page or behind it, else the first of all. */
export function hitFrom(counts: HitCounts, page: number): Hit | null {
  const pages = pagesOf(counts);
  const found = pages.find((each) => each >= page) ?? pages[0];
  return found === undefined ? null : { page: found, index: 0 };
}

/** The hit behind another or before it; after the last one comes the first. */
export function nextHit(counts: HitCounts, { page, index }: Hit, direction: 1 | -1): Hit | null {
  const there = index + direction;
  if (there >= 0 && there < (counts.get(page) ?? 0)) return { page, index: there };
  const pages = pagesOf(counts);
  const next =
    direction === 1
      ? (pages.find((each) => each > page) ?? pages[0])
      : (pages.findLast((each) => each < page) ?? pages.at(-1));
  if (next === undefined) return null;
  return { page: next, index: direction === 1 ? 0 : (counts.get(next) ?? 1) - 1 };
}

function pagesOf(counts: HitCounts): number[] {
  return [...counts.keys()].toSorted((a, b) => a - b);
}
