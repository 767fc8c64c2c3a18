import type { RowKey } from './data-column.js';

/** The selection with one row switched on or off. */
export function toggleKey(selected: ReadonlySet<RowKey>, key: RowKey): Set<RowKey> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** All rows when some are missing, none otherwise; rows that are not shown stay as they are. */
export function toggleAll(selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): Set<RowKey> {
  const next = new Set(selected);
  const every = keys.every((key) => selected.has(key));
  for (const key of keys) {
    if (every) next.delete(key);
    else next.add(key);
  }
  return next;
}
