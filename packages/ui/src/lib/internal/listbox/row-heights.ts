/** By how many pixels rows that were drawn are taller than a row is at least. */
export type TallerRows = ReadonlyMap<number, number>;

/** Where a row begins, in pixels from the first one. */
export function startOf(index: number, least: number, taller: TallerRows): number {
  let start = index * least;
  for (const [row, more] of taller) if (row < index) start += more;
  return start;
}

/** The row that stands this many pixels from the beginning of the first one. */
export function rowAt(offset: number, least: number, taller: TallerRows): number {
  let low = 0;
  // Taller rows can only make it an earlier one.
  let high = Math.max(0, Math.floor(offset / least));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (startOf(middle, least, taller) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Heights of taller rows after these are rendered; the same map when none is new. */
export function learnHeights(
  rows: readonly { offsetHeight: number }[],
  first: number,
  least: number,
  taller: TallerRows,
): TallerRows {
  let known = taller;
  rows.forEach(({ offsetHeight }, offset) => {
    const more = offsetHeight - least;
    // Heights come rounded.
    if (more <= 1 || known.get(first + offset) === more) return;
    known = new Map(known).set(first + offset, more);
  });
  return known;
}
