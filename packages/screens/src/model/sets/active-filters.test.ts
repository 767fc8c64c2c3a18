import { expect, it } from 'vitest';
import { activeFilters, withoutFilter } from './active-filters.js';
import { EVERYTHING, type SetQuery } from './set-query.js';

const query: SetQuery = {
  ...EVERYTHING,
  levels: ['Mudah', 'Sulit'],
  materialTags: ['SQL: lanjut'],
  year: 2025,
  from: '2025-01-01',
  to: '2025-01-31',
};
const nameRange = (from: string, to: string) => `${from} sampai ${to}`;

it('names each filter once, in the order of the fields', () => {
  expect(activeFilters(query, nameRange).map(({ label }) => label)).toEqual([
    'Mudah',
    'Sulit',
    'SQL: lanjut',
    '2025',
    '2025-01-01 sampai 2025-01-31',
  ]);
});

it('counts no half range', () => {
  expect(activeFilters({ ...EVERYTHING, from: '2025-01-01' }, nameRange)).toEqual([]);
});

it('takes away just the filter of a chip', () => {
  let rest = query;
  for (const { id } of activeFilters(query, nameRange)) {
    rest = { ...rest, ...withoutFilter(rest, id) };
    expect(activeFilters(rest, nameRange).some((chip) => chip.id === id)).toBe(false);
  }
  expect(rest).toEqual(EVERYTHING);
});

it('names levels, kinds and terms for people, and courses as they are', () => {
  const words = (word: string) => `exam ${word}`;
  const level = (word: string) => `level ${word}`;
  const chosen: SetQuery = {
    ...EVERYTHING,
    levels: ['Sulit'],
    courseTags: ['Lainnya'],
    examKinds: ['Lainnya'],
    terms: ['Gasal'],
    year: 2024,
    withKey: true,
  };
  const year = (text: string) => `year ${text}`;
  expect(activeFilters(chosen, nameRange, 'Key', level, words, year)).toEqual([
    { id: 'levels:Sulit', label: 'level Sulit' },
    { id: 'courseTags:Lainnya', label: 'Lainnya' },
    { id: 'examKinds:Lainnya', label: 'exam Lainnya' },
    { id: 'terms:Gasal', label: 'exam Gasal' },
    { id: 'year', label: 'year 2024' },
    { id: 'key', label: 'Key' },
  ]);
});
