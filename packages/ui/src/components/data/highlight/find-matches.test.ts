import { expect, it } from 'vitest';
import { findMatches } from './find-matches.js';

it.each([
  ['Struktur Data', 'data', [[9, 13]]],
  ['Struktur Data', '  STRUK ', [[0, 5]]],
  [
    'basis basis',
    'basis',
    [
      [0, 5],
      [6, 11],
    ],
  ],
  ['aaa', 'aa', [[0, 2]]],
  ['C++ (dasar)', '(', [[4, 5]]],
  ['Struktur Data', 'graf', []],
  ['Struktur Data', '   ', []],
  ['', 'data', []],
  ['İstanbul data', 'data', []],
])('in %j finds %j at %j', (text, query, matches) => {
  expect(findMatches(text, query)).toEqual(matches);
});

it('finds several queries in order, and joins what overlaps', () => {
  expect(findMatches('Basis Data Lanjut', ['lanjut', 'basis', ''])).toEqual([
    [0, 5],
    [11, 17],
  ]);
  expect(findMatches('struktur', ['uktur', 'struk', 'tur'])).toEqual([[0, 8]]);
});
