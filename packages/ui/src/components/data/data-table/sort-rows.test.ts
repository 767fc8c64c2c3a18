import { describe, expect, it } from 'vitest';
import type { DataColumn } from './data-column.js';
import { nextOrder, sortRows } from './sort-rows.js';

interface Row {
  name: string;
  size: number;
}

const rows: Row[] = [
  { name: 'soal 10', size: 2 },
  { name: 'Soal 2', size: 10 },
  { name: 'kunci', size: 2 },
];
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Nama', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'size', header: 'Ukuran', cell: ({ size }) => size, sortBy: ({ size }) => size },
  { id: 'aksi', header: 'Aksi', cell: () => null },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

describe('sortRows', () => {
  it('sorts words without regard to case and numbers in them by value', () => {
    const sorted = sortRows(rows, columns, { by: 'name', direction: 'ascending' });
    expect(names(sorted)).toEqual(['kunci', 'Soal 2', 'soal 10']);
    expect(names(rows)).toEqual(['soal 10', 'Soal 2', 'kunci']);
  });

  it('sorts numbers as numbers and keeps the order of equals', () => {
    const sorted = sortRows(rows, columns, { by: 'size', direction: 'descending' });
    expect(names(sorted)).toEqual(['Soal 2', 'soal 10', 'kunci']);
  });

  it('leaves rows alone without an order or a sortable column', () => {
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { by: 'aksi', direction: 'ascending' })).toBe(rows);
  });
});

it('turns round the order of the same column only', () => {
  expect(nextOrder(null, 'name')).toEqual({ by: 'name', direction: 'ascending' });
  expect(nextOrder({ by: 'name', direction: 'ascending' }, 'name').direction).toBe('descending');
  expect(nextOrder({ by: 'name', direction: 'descending' }, 'name').direction).toBe('ascending');
  expect(nextOrder({ by: 'name', direction: 'ascending' }, 'size').direction).toBe('ascending');
});
