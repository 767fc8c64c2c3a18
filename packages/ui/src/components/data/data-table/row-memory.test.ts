import { expect, it } from 'vitest';
import { allRows } from './near-rows.js';
import { rowMemory } from './row-memory.js';

interface Row {
  id: number;
}

const rows: Row[] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const columns = [{ id: 'id', header: 'Nomor', cell: ({ id }: Row) => id }];
const table = {
  rows,
  columns,
  rowKey: ({ id }: Row) => id,
  layout: 'wide' as const,
  selected: new Set<number | string>(),
  canSelect: () => true,
  nameRow: ({ id }: Row) => `Pilih ${id}`,
  windowed: false,
};

/** Which rows of two drawings are the same elements. */
const same = <T>(one: readonly T[], other: readonly T[]) => one.map((it, at) => it === other[at]);

it('draws one row anew after a choice', () => {
  const draw = rowMemory<Row>();
  const first = draw(table, allRows(3));
  expect(same(draw(table, allRows(3)), first)).toEqual([true, true, true]);
  const chosen = draw({ ...table, selected: new Set([2]) }, allRows(3));
  expect(same(chosen, first)).toEqual([true, false, true]);
});

it('draws a row anew that is another one, though the host changed its own list', () => {
  const draw = rowMemory<Row>();
  const own = [...rows];
  const first = draw({ ...table, rows: own }, allRows(3));
  own[0] = { id: 7 };
  expect(same(draw({ ...table, rows: own }, allRows(3)), first)).toEqual([false, true, true]);
});

it('keeps what stays near the window, at its place in the list', () => {
  const draw = rowMemory<Row>();
  const [, second, third] = draw(table, allRows(3));
  const near = draw(table, { ...allRows(3), first: 1 });
  expect(near).toEqual([second, third]);
  expect([near[0] === second, near[1] === third]).toEqual([true, true]);
});

it('draws all anew for other columns', () => {
  const draw = rowMemory<Row>();
  const first = draw(table, allRows(3));
  expect(same(draw({ ...table, columns: [...columns] }, allRows(3)), first)).toEqual([
    false,
    false,
    false,
  ]);
});
