import type { SortOrder } from '../../inputs/sort-menu/index.js';
import type { DataColumn } from './data-column.js';

const collator = new Intl.Collator('id-ID', { numeric: true, sensitivity: 'base' });

/**
 * Sorts rows by a column, words as Indonesian does, numbers inside words by their value. Rows that
 * are equal keep their order; the given list is not changed.
 *
 * @returns the same list when nothing is to be sorted
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  order: SortOrder | null | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === order?.by)?.sortBy;
  if (!order || !sortBy) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((a, b) => sign * compare(a.value, b.value))
    .map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Next order at a click on a column's head: ascending first, then descending. */
export function nextOrder(order: SortOrder | null | undefined, column: string): SortOrder {
  const turns = order?.by === column && order.direction === 'ascending';
  return { by: column, direction: turns ? 'descending' : 'ascending' };
}
