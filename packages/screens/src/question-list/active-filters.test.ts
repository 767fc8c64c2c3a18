import { expect, it } from 'vitest';
import { questionListTexts } from '../indonesian/question-list.js';
import { activeFilters, withoutFilter } from './active-filters.js';
import { type BankQuery, isNarrowed, toListQuery, WHOLE_BANK } from './bank-query.js';

const query: BankQuery = {
  text: 'graf',
  kinds: ['pilihan', 'kode'],
  courses: ['Basis Data'],
  topics: ['SQL'],
  levels: ['Sulit'],
  outcomes: [{ id: 3, label: 'CPMK-1' }],
  cognitive: ['C4'],
  mine: true,
  notUsedFor: 4,
};

it('every filter has a chip that takes it away', () => {
  const chips = activeFilters(query, questionListTexts, (level) => level);
  expect(chips.map(({ label }) => label)).toEqual([
    'Kata: graf',
    'Basis Data',
    'SQL',
    'Sulit',
    'Pilihan ganda',
    'Kode program',
    'C4',
    'CPMK-1',
    'Hanya butir soal saya',
    'Belum dipakai 4 semester terakhir',
  ]);
  const without = chips.reduce((rest, { id }) => withoutFilter(rest, id), query);
  expect(without).toEqual(WHOLE_BANK);
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed(without)).toBe(false);
});

it('the wire hears only of what narrows', () => {
  expect(toListQuery(WHOLE_BANK)).toEqual({});
  expect(toListQuery(query)).toEqual({
    q: 'graf',
    kind: ['pilihan', 'kode'],
    courseTag: ['Basis Data'],
    materialTag: ['SQL'],
    difficulty: ['Sulit'],
    outcome: ['3'],
    cognitive: ['C4'],
    mine: 'true',
    notUsedFor: 4,
  });
});
