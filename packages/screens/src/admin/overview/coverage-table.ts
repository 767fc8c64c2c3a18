import type { OverviewAnswer } from '@bank-soal/contract/administration';

/** Sets of one course in one year. */
export interface Covered {
  sets: number;
  withKey: number;
}

/** One course with its years. */
export interface CoverageRow {
  course: string;
  years: Record<string, Covered>;
  /** Sets without a key in all years that are shown. */
  missing: number;
}

/** Courses by years, as they are shown. */
export interface CoverageTable {
  /** The newest first. */
  years: string[];
  /** Those with the most sets without a key first, then by name. */
  rows: CoverageRow[];
  /** Older years are left out. */
  cut: boolean;
}

/** More would not fit beside each other. */
const YEARS_MAX = 12;

const byName = new Intl.Collator('id', { numeric: true });

/** Puts what the server counted into a table: the newest years, what lacks most first. */
export function coverageTable(coverage: OverviewAnswer['coverage']): CoverageTable {
  const all = [...new Set(coverage.map(({ year }) => year))].toSorted((a, b) => b - a);
  const years = all.slice(0, YEARS_MAX).map(String);
  const rows = new Map<string, CoverageRow>();
  for (const { course, year, sets, withKey } of coverage) {
    if (!years.includes(String(year))) continue;
    // The same course may be written otherwise in another year.
    const key = course.trim().toLocaleLowerCase('id');
    const row = rows.get(key) ?? { course, years: {}, missing: 0 };
    row.years[year] = { sets, withKey };
    row.missing += sets - withKey;
    rows.set(key, row);
  }
  return {
    years,
    rows: [...rows.values()].toSorted(
      (a, b) => b.missing - a.missing || byName.compare(a.course, b.course),
    ),
    cut: all.length > YEARS_MAX,
  };
}
