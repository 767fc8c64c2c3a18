import { OVERVIEW_WEEKS, type OverviewAnswer } from '@bank-soal/contract/administration';
import { DAY_MS, jakartaWeek } from '@bank-soal/contract/common';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.js';
import { countTexts } from '../search/text-rows.js';

type Reading = Kysely<Database>;

/** Sets that nobody withdrew, by course and year. */
async function coverage(db: Reading): Promise<OverviewAnswer['coverage']> {
  const rows = await db
    .selectFrom('question_sets')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('files')
          .select('question_set_id')
          .distinct()
          .where('category', '=', 'answers')
          .as('keys'),
      (join) => join.onRef('keys.question_set_id', '=', 'question_sets.id'),
    )
    .select((eb) => [
      eb.fn.min('subject').as('course'),
      'year',
      eb.fn.countAll().as('sets'),
      eb.fn.count('keys.question_set_id').as('withKey'),
    ])
    .where('withdrawn_at', 'is', null)
    .groupBy(['subject_key', 'year'])
    .orderBy('subject_key')
    .orderBy('year')
    .execute();
  return rows.map(({ course, year, sets, withKey }) => ({
    course,
    year,
    sets: Number(sets),
    withKey: Number(withKey),
  }));
}

/** Files of those sets, and the size of their contents; one that several have is stored once. */
async function holdings(db: Reading): Promise<Pick<OverviewAnswer, 'files' | 'bytes'>> {
  const contents = db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'question_set_id')
    .select((eb) => ['sha256', eb.fn.countAll().as('uses'), eb.fn.max('size').as('size')])
    .where('withdrawn_at', 'is', null)
    .groupBy('sha256');
  const row = await db
    .selectFrom(contents.as('contents'))
    .select([sql<number>`sum(uses)`.as('files'), sql<number>`sum(size)`.as('bytes')])
    .executeTakeFirstOrThrow();
  // A sum of nothing is null.
  return { files: Number(row.files ?? 0), bytes: Number(row.bytes ?? 0) };
}

/** The weeks from one to another, both among them. */
function weeksBetween(first: string, now: Date): string[] {
  const weeks = new Set<string>();
  for (let back = 0; back < OVERVIEW_WEEKS; back += 1) {
    const week = jakartaWeek(new Date(now.getTime() - back * 7 * DAY_MS));
    if (week < first) break;
    weeks.add(week);
  }
  return [...weeks].toReversed();
}

async function downloads(db: Reading, now: Date): Promise<OverviewAnswer['downloads']> {
  const rows = await db
    .selectFrom('download_weeks')
    .select(['week', 'count'])
    .orderBy('week', 'desc')
    .limit(OVERVIEW_WEEKS)
    .execute();
  const first = rows.at(-1)?.week;
  if (first === undefined) return [];
  const counts = new Map(rows.map(({ week, count }) => [week, Number(count)]));
  return weeksBetween(first, now).map((week) => ({ week, count: counts.get(week) ?? 0 }));
}

/** Contents of the bank at this moment; it looks at every set. */
export async function overviewOf(db: Reading, now = new Date()): Promise<OverviewAnswer> {
  const covered = await coverage(db);
  return {
    sets: covered.reduce((sum, { sets }) => sum + sets, 0),
    ...(await holdings(db)),
    downloads: await downloads(db, now),
    coverage: covered,
    index: await countTexts(db),
  };
}
