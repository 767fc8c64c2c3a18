/** More pages than these are shown in part. */
const ALL = 7;

/**
 * The pages that are offered: the first, the last and those around the current one, seven entries at most.
 *
 * @param page the current one, counted from 1
 * @param count how many there are
 * @returns pages in order; `null` where some are left out
 */
export function pagesShown(page: number, count: number): (number | null)[] {
  if (count <= ALL) return span(1, count);
  if (page <= 4) return [...span(1, 5), null, count];
  if (page >= count - 3) return [1, null, ...span(count - 4, count)];
  return [1, null, ...span(page - 1, page + 1), null, count];
}

function span(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
