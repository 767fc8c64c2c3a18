import { expect, it } from 'vitest';
import { coverageTable } from './coverage-table.js';

const of = (course: string, year: number, sets: number, withKey: number) => ({
  course,
  year,
  sets,
  withKey,
});

it('puts courses that lack most keys first, and the same course into one row', () => {
  const { years, rows, cut } = coverageTable([
    of('Aljabar', 2024, 2, 2),
    of('Basis Data', 2023, 3, 1),
    of('basis data', 2024, 1, 0),
    of('Citra', 2024, 1, 1),
  ]);
  expect(years).toEqual(['2024', '2023']);
  expect(cut).toBe(false);
  expect(rows).toEqual([
    {
      course: 'Basis Data',
      years: { 2023: { sets: 3, withKey: 1 }, 2024: { sets: 1, withKey: 0 } },
      missing: 3,
    },
    { course: 'Aljabar', years: { 2024: { sets: 2, withKey: 2 } }, missing: 0 },
    { course: 'Citra', years: { 2024: { sets: 1, withKey: 1 } }, missing: 0 },
  ]);
});

it('shows the newest twelve years, and no course that has older ones only', () => {
  const old = Array.from({ length: 14 }, (_, index) => of('Basis Data', 2010 + index, 1, 0));
  const { years, rows, cut } = coverageTable([of('Fortran', 1991, 1, 0), ...old]);
  expect(years).toHaveLength(12);
  expect([years[0], years.at(-1)]).toEqual(['2023', '2012']);
  expect(rows.map(({ course, missing }) => [course, missing])).toEqual([['Basis Data', 12]]);
  expect(cut).toBe(true);
});
