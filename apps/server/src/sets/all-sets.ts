import type { AdminSetsQuery } from '@bank-soal/contract/sets';
import { nameKey } from '@bank-soal/contract/tags';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Services } from '../services.js';
import { hasFiles } from './set-matches.js';
import { pageOfIds, textsIn } from './set-pages.js';
import { allSetsOf, type OwnSet } from './set-queries.js';

/** Sets that a query looks in: all, or those of one kind. */
const AMONG: Readonly<Record<'both' | 'true' | 'false', Expression<SqlBool>>> = {
  both: sql<SqlBool>`true`,
  true: sql<SqlBool>`question_sets.withdrawn_at is not null`,
  false: sql<SqlBool>`question_sets.withdrawn_at is null`,
};

const KEYS: Readonly<Record<'with' | 'without', Expression<SqlBool>>> = {
  with: hasFiles('answers'),
  without: sql<SqlBool>`not ${hasFiles('answers')}`,
};

export interface AllSetsPage {
  sets: OwnSet[];
  /** How many match, on all pages together. */
  total: number;
  nextCursor: string | undefined;
}

/**
 * One page of all sets, for administrators.
 *
 * @param caller where the call comes from
 * @throws Refusal 400 for a wrong cursor, 503 when too much is searched at once
 */
export function pageOfAllSets(
  { searches, setTotals }: Pick<Services, 'searches' | 'setTotals'>,
  { withdrawn, course, key, ...query }: AdminSetsQuery,
  caller: string,
): Promise<AllSetsPage> {
  const among = withdrawn || 'both';
  return searches.run(caller, textsIn(query), async (db) => {
    const conditions = [AMONG[among], ...(key ? [KEYS[key]] : [])];
    if (course) conditions.push(sql<SqlBool>`question_sets.subject_key = ${nameKey(course)}`);
    const seen = {
      seen: sql<SqlBool>`(${sql.join(conditions, sql` and `)})`,
      key: `all ${JSON.stringify([among, course, key])}`,
    };
    const { ids, ...page } = await pageOfIds(db, setTotals, seen, query);
    return { ...page, sets: await allSetsOf(db, ids) };
  });
}
