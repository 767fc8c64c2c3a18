/** The smallest part of a text that an edit replaces: `from` to `to` becomes `replacement`. */
export interface ChangedRange {
  from: number;
  to: number;
  replacement: string;
}

/** The difference between two texts, so that only that is typed and undone. */
export function changedRange(before: string, after: string): ChangedRange {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    from,
    to: before.length - tail,
    replacement: after.slice(from, after.length - tail),
  };
}
