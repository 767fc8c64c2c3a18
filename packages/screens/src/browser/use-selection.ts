import { useMemo, useState } from 'react';

/** The rows that are chosen in a list. */
export interface Selection<Row> {
  /** Ids of the chosen rows that are shown. */
  ids: ReadonlySet<string | number>;
  /** The chosen rows that are shown, in their order. */
  rows: readonly Row[];
  choose: (ids: ReadonlySet<string | number>) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string | number> = new Set();

/** Keeps which rows are chosen. What is not shown is not chosen: nothing unseen is acted on. */
export function useSelection<Row extends { id: number }>(shown: readonly Row[]): Selection<Row> {
  const [chosen, choose] = useState(NONE);
  return useMemo(() => {
    const rows = chosen.size === 0 ? [] : shown.filter(({ id }) => chosen.has(id));
    return {
      ids: rows.length === chosen.size ? chosen : new Set(rows.map(({ id }) => id)),
      rows,
      choose,
      clear: () => choose(NONE),
    };
  }, [chosen, shown]);
}
