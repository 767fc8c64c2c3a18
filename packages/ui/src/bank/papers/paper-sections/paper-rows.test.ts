import { expect, it } from 'vitest';
import { moveItem } from '../../../components/writing/sortable-list/index.js';
import type { PaperSectionValue } from './paper-parts.js';
import { newSection, pointsOf } from './paper-parts.js';
import { paperRows, placeOf, sectionsOf } from './paper-rows.js';

const question = {
  kind: 'uraian',
  markdown: '?',
  options: [],
  answer: '',
  explanation: '',
} as const;
const item = (id: string) => ({
  id,
  question,
  level: '',
  points: 5,
  space: 'none' as const,
});
const section = (id: string, ...items: string[]): PaperSectionValue => ({
  id,
  title: id,
  note: '',
  shuffle: false,
  items: items.map(item),
});
const sections = [section('A', 'a', 'b'), section('B'), section('C', 'c')];
const ids = (list: readonly PaperSectionValue[]) =>
  list.map(({ items }) => items.map(({ id }) => id).join('')).join('|');

it('numbers questions through all sections', () => {
  const rows = paperRows(sections);
  expect(rows.map(({ kind }) => kind)).toEqual(['item', 'item', 'head', 'head', 'item']);
  expect(rows.flatMap((row) => (row.kind === 'item' ? [row.number] : []))).toEqual([1, 2, 3]);
});

it.each([
  [1, 2, 'a|b|c'],
  [1, 3, 'a||bc'],
  [1, 4, 'a||cb'],
  [4, 3, 'ab|c|'],
  [4, 0, 'cab||'],
  [0, 1, 'ba||c'],
])('moves row %i to %i', (from, to, result) => {
  expect(ids(sectionsOf(moveItem(paperRows(sections), from, to), sections))).toBe(result);
});

it('keeps what a section says, and leaves the row of undoing out', () => {
  const rows = paperRows(sections, 1);
  expect(rows[1]?.kind).toBe('undo');
  expect(sectionsOf(rows, sections)).toEqual(sections);
});

it('says the place in its section', () => {
  const rows = paperRows(sections);
  expect(placeOf(rows, 1)).toEqual({ section: 0, at: 1, count: 2 });
  expect(placeOf(rows, 4)).toEqual({ section: 2, at: 0, count: 1 });
});

it('adds up points, and names a new section like no other', () => {
  expect(pointsOf([...(sections[0]?.items ?? []), { ...item('x'), points: null }])).toBe(10);
  expect(newSection([section('4'), section('b')]).id).toBe('5');
});
