import { expect, it } from 'vitest';
import { treeMove, typedRow } from './tree-keys.js';
import { inOrder, type TreeItem, treeNodes } from './tree-nodes.js';

const leaf = (value: string): TreeItem => ({ value, label: value });

const ITEMS: readonly TreeItem[] = [
  {
    value: 'Algoritma',
    label: 'Algoritma',
    children: [leaf('Graf'), { value: 'Urut', label: 'Urut', children: [leaf('Heap')] }],
  },
  { value: 'Basis data', label: 'Basis data', children: [leaf('Indeks')] },
  { value: 'Bahasa', label: 'Bahasa', disabled: true, children: [leaf('Tipe')] },
  leaf('Struktur'),
];

const rows = inOrder(treeNodes(ITEMS, new Set(['Algoritma']), new Map()));
const row = (label: string) => {
  const found = rows.find(({ item }) => item.label === label);
  if (!found) throw new Error(`No row ${label}`);
  return found;
};
const after = (key: string, from: string, rightToLeft = false) => {
  const move = treeMove(key, rows, row(from), rightToLeft);
  return {
    to: move?.to?.item.label,
    open: move?.open?.map(({ item }) => item.label),
    close: move?.close?.item.label,
  };
};

it('shows what open items hold, with level and place', () => {
  expect(
    rows.map(({ item, level, position, size }) => [item.label, level, position, size]),
  ).toEqual([
    ['Algoritma', 1, 1, 4],
    ['Graf', 2, 1, 2],
    ['Urut', 2, 2, 2],
    ['Basis data', 1, 2, 4],
    ['Bahasa', 1, 3, 4],
    ['Struktur', 1, 4, 4],
  ]);
  expect(rows.map(({ open }) => open)).toEqual([true, undefined, false, false, false, undefined]);
});

it.each([
  ['ArrowDown', 'Urut', 'Basis data'],
  ['ArrowUp', 'Basis data', 'Urut'],
  ['ArrowDown', 'Struktur', undefined],
  ['ArrowUp', 'Algoritma', undefined],
  ['Home', 'Urut', 'Algoritma'],
  ['End', 'Urut', 'Struktur'],
  ['ArrowRight', 'Algoritma', 'Graf'],
  ['ArrowLeft', 'Graf', 'Algoritma'],
  ['ArrowLeft', 'Urut', 'Algoritma'],
  ['ArrowRight', 'Struktur', undefined],
])('leads by %s from %s to %s', (key, from, to) => {
  expect(after(key, from)).toEqual({ to, open: undefined, close: undefined });
});

it('opens and closes by the arrows, which are mirrored where text runs to the left', () => {
  expect(after('ArrowRight', 'Urut').open).toEqual(['Urut']);
  expect(after('ArrowLeft', 'Algoritma').close).toBe('Algoritma');
  expect(after('ArrowLeft', 'Urut', true).open).toEqual(['Urut']);
  expect(after('ArrowRight', 'Algoritma', true).close).toBe('Algoritma');
  expect(after('ArrowLeft', 'Algoritma', true).to).toBe('Graf');
});

it('opens all siblings by an asterisk, save those that may not be', () => {
  expect(after('*', 'Struktur').open).toEqual(['Basis data']);
  expect(after('ArrowRight', 'Bahasa').open).toBeUndefined();
  expect(treeMove('x', rows, row('Graf'), false)).toBeNull();
});

it.each([
  ['b', 'Algoritma', 'Basis data'],
  ['b', 'Basis data', 'Bahasa'],
  ['bb', 'Bahasa', 'Basis data'],
  ['BAH', 'Basis data', 'Bahasa'],
  ['ba', 'Basis data', 'Basis data'],
  ['g', 'Struktur', 'Graf'],
  ['heap', 'Graf', undefined],
])('finds by %s from %s the row %s', (typed, from, found) => {
  expect(typedRow(typed, rows, row(from))?.item.label).toBe(found);
});

it('has a row in the place of what is not there', () => {
  const asked: TreeItem = { value: 'UTS', label: 'UTS', children: async () => [] };
  const below = (loaded: readonly TreeItem[] | 'failed' | undefined) =>
    inOrder(treeNodes([asked], new Set(['UTS']), new Map(loaded && [['UTS', loaded]])))
      .slice(1)
      .map(({ kind, level, item }) => [kind, level, item.label]);
  expect(below(undefined)).toEqual([['loading', 2, 'UTS']]);
  expect(below('failed')).toEqual([['failed', 2, 'UTS']]);
  expect(below([])).toEqual([['empty', 2, 'UTS']]);
  expect(below([leaf('2026')])).toEqual([['item', 2, '2026']]);
});
