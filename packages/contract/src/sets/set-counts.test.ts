import { expect, it } from 'vitest';
import { dice, randomFilter, randomSet, upTo } from '../test/random-search.js';
import { CASE_SETS, SEARCH_CASES } from '../test/search-cases.js';
import { countSets } from './set-counts.js';
import type { SetFilter } from './set-filter.js';
import { indexSets, searchSets } from './set-search.js';

const OFFERED = {
  levels: ['Mudah', 'Sedang', 'Sulit', 'Lain'],
  courseTags: ['Basis Data', 'a', 'É', 'Desain Analisis Algoritma'],
  materialTags: ['SQL', 'e', 'Graph', 'greedy', 'tidak ada'],
};
const EXACT = { examKinds: ['UTS', 'UAS', 'Kuis'], terms: ['Gasal', 'Genap', 'Pendek'] } as const;
const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

/** Each option by a search of its own. */
function expectAsSearched(sets: Parameters<typeof indexSets>[0], filter: SetFilter) {
  const index = indexSets(sets);
  const counts = countSets(index, filter, OFFERED);
  const left = (part: SetFilter) => searchSets(index, { ...filter, ...part }).length;
  for (const field of ['levels', 'courseTags', 'materialTags'] as const) {
    for (const one of OFFERED[field]) {
      expect(counts[field].get(one), `${field}: ${one}`).toBe(left({ [field]: [one] }));
    }
  }
  for (const field of ['examKinds', 'terms'] as const) {
    for (const one of EXACT[field]) {
      expect(counts[field].get(one) ?? 0, one).toBe(left({ [field]: [one] }));
    }
  }
  for (const year of YEARS) expect(counts.years.get(year) ?? 0).toBe(left({ year }));
  expect(counts.withKey).toBe(left({ hasKey: true }));
}

it.each(SEARCH_CASES)('counts what each option would leave under $what', ({ filter }) => {
  expectAsSearched(CASE_SETS, filter);
});

it('counts what each option would leave, of sets and filters by chance', () => {
  const roll = dice(7);
  for (let turn = 0; turn < 60; turn += 1) {
    const sets = upTo(roll, 30, () => randomSet(roll));
    expectAsSearched(sets, randomFilter(roll));
  }
});
