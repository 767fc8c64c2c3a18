/** Ids between two others, both left out; without a bound on a side that is open. */
export interface Between {
  above?: number;
  below?: number;
}

interface Numbered {
  id: number;
}

/**
 * Goes through rows from the newest to the oldest, each once, those first that came meanwhile. It queries the
 * range between two ids, never the ids to leave out: the thousandth row costs what the first one did.
 *
 * @param newest finds the row with the highest id between two others
 * @returns the next row, undefined where there is none for now
 */
export function newestFirst<Row extends Numbered>(
  newest: (between: Between) => Promise<Row | undefined>,
): () => Promise<Row | undefined> {
  /** Ranges that are still to be read, the newest first: open above, since rows may come. */
  let gaps: Between[] = [{}];
  return async () => {
    for (const gap of gaps) {
      const row = await newest(gap);
      const isOpen = gap.below === undefined;
      if (row === undefined) {
        if (!isOpen) gaps = gaps.filter((other) => other !== gap);
        continue;
      }
      if (isOpen) gaps = [{ above: row.id }, ...gaps];
      gap.below = row.id;
      return row;
    }
    return undefined;
  };
}
