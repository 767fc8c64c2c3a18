import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type DatabaseDialect } from '../dialect.js';
import { migrate } from '../migrate.js';
import { nodeSqlite } from '../node-sqlite.js';
import type { Database } from '../schema.js';
import type { SearchColumn, TextGroup } from '../search-index.js';
import { IN_MEMORY } from './connection.js';

let dialect: DatabaseDialect;
let db: Kysely<Database>;

beforeEach(async () => {
  dialect = nodeSqlite(IN_MEMORY);
  db = connect<Database>(dialect);
  await migrate(db as unknown as Kysely<unknown>, dialect);
});
afterEach(() => db.destroy());

const now = '2025-01-01T00:00:00.000Z';

function row(title: string, topics = '') {
  return {
    title,
    subject: '',
    subject_key: '',
    level: 'Mudah',
    year: 2024,
    lecturer: '',
    topics,
    description: '',
    question_count: null,
    creator_id: null,
    created_at: now,
    updated_at: now,
    lastupdated: now,
    withdrawn_at: null,
    search_title: title,
    search_subject: '',
    search_lecturer: '',
    search_topics: topics,
  };
}
const insert = (...rows: ReturnType<typeof row>[]) =>
  db.insertInto('question_sets').values(rows).execute();

const inTitle = (...texts: string[]): TextGroup => ({ columns: ['search_title'], texts });

/** The ids that the index leaves; undefined when it does not help. */
async function leftOf(groups: readonly TextGroup[], known?: number): Promise<number[] | undefined> {
  const narrowing = await dialect.search.narrow(db, groups, known);
  if (narrowing === undefined) return undefined;
  const rows = await db.selectFrom('question_sets').select('id').where(narrowing).execute();
  return rows.map(({ id }) => id);
}

const left = (...groups: TextGroup[]) => leftOf(groups);

/** FTS5's own comparison of the index with the texts; throws when they differ. */
const compare = () =>
  sql`insert into set_search (set_search, rank) values ('integrity-check', 1)`.execute(db);

describe('the index for substrings', () => {
  it('follows every write of a set', async () => {
    await insert(row('uts basis data'), row('uas graf'), row('kuis'));
    expect(await left(inTitle('sis d'))).toEqual([1]);
    await db
      .updateTable('question_sets')
      .set({ search_title: 'uts graf' })
      .where('id', '=', 1)
      .execute();
    await db.deleteFrom('question_sets').where('id', '=', 2).execute();
    expect(await left(inTitle('sis d'))).toEqual([]);
    expect(await left(inTitle('graf'))).toEqual([1]);
    await db.updateTable('question_sets').set({ downloads: 9 }).execute();
    await expect(compare()).resolves.toBeDefined();
  });

  it('is noticed when it has fallen behind', async () => {
    await insert(row('uts basis data'));
    await sql`drop trigger set_search_update`.execute(db);
    await db.updateTable('question_sets').set({ search_title: 'lain sama sekali' }).execute();
    await expect(compare()).rejects.toThrow();
  });

  it('looks in the named columns only, for any of the texts, and for all groups', async () => {
    await insert(row('sql dasar', 'graf'), row('graf', 'sql'), row('sql lanjut', 'pohon'));
    const inTopics = (...texts: string[]): TextGroup => ({ columns: ['search_topics'], texts });
    expect(await left(inTitle('sql'))).toEqual([1, 3]);
    expect(await left(inTitle('sql', 'graf'))).toEqual([1, 2, 3]);
    expect(await left(inTitle('sql'), inTopics('graf', 'zzz'))).toEqual([1]);
    const columns: SearchColumn[] = ['search_title', 'search_topics'];
    expect(await left({ columns, texts: ['graf'] })).toEqual([1, 2]);
  });

  it.each([
    '"a" or',
    "o'brien",
    'c++*',
    '(near)',
    '{x} : y',
    '-- ;',
    'é̄ß日本語',
    '👩‍💻👩‍💻👩‍💻',
    '^abc$',
    '\uFFFFab',
    '👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻',
    'sebuah teks yang panjang, "dengan" tanda',
  ])('takes %s as it stands', async (text) => {
    await insert(row(`awal ${text} akhir`), row('lain'));
    expect(await left(inTitle(text))).toEqual([1]);
  });

  it('looks up the beginnings of few texts, and lets the others be compared', async () => {
    await insert(row('pemrograman web'), row('pemrograman gim'), row('kuis'));
    expect(await left(inTitle('pemrograman web', 'pemrograman gim'))).toEqual([1, 2]);
    const many = Array.from({ length: 9 }, (_, index) => `${index} judul panjang`);
    expect(await left(inTitle(...many))).toBeUndefined();
    expect(await left(inTitle(...many), inTitle('kuis'))).toEqual([3]);
  });

  it('does not help with one or two characters, or with what nearly all sets have', async () => {
    await insert(row('uts'));
    expect(await left(inTitle('ut'))).toBeUndefined();
    expect(await left(inTitle('uts', 'ut'))).toBeUndefined();
    expect(await left(inTitle('👩‍💻'.slice(0, 3)))).toBeUndefined();
    expect(await left(inTitle('ut'), inTitle('uts'))).toEqual([1]);
    expect(await left()).toBeUndefined();
    for (let part = 0; part < 5; part += 1) {
      await insert(...Array.from({ length: 500 }, (_, index) => row(`uts ${part} ${index}`)));
    }
    expect(await left(inTitle('uts'))).toBeUndefined();
    expect(await left(inTitle('uts 4 499'))).toEqual([2501]);
  });

  it('is not asked where it is known that many are wanted', async () => {
    await insert(row('uts'));
    expect(await leftOf([inTitle('uts')], 1)).toEqual([1]);
    expect(await leftOf([inTitle('uts')], 1000)).toEqual([1]);
    expect(await leftOf([inTitle('uts')], 1001)).toBeUndefined();
  });
});

describe('the indexes for pages', () => {
  it.each([
    ['lastupdated', 'desc', 'newest'],
    ['lastupdated', 'asc', 'newest'],
    ['search_title', 'asc', 'title'],
    ['downloads', 'desc', 'downloads'],
  ] as const)('give a page by %s %s without sorting', async (column, direction, index) => {
    const page = db
      .selectFrom('question_sets')
      .select(['id', column])
      .where('withdrawn_at', 'is', null)
      .where('level', 'in', ['Mudah', 'Sulit'])
      .where(dialect.containsAny('search_subject', ['ab']))
      .where((eb) =>
        eb(eb.refTuple(column, 'id'), direction === 'asc' ? '>' : '<', eb.tuple('2', 3)),
      )
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(51)
      .compile();
    const plan = await db.executeQuery<{ detail: string }>({
      ...page,
      sql: `explain query plan ${page.sql}`,
    });
    const steps = plan.rows.map(({ detail }) => detail);
    expect(steps).toEqual([
      expect.stringMatching(
        new RegExp(`^SEARCH question_sets USING COVERING INDEX question_sets_${index} `),
      ),
    ]);
  });

  it('count the sets of a subject without looking a row up', async () => {
    const { rows } = await sql<{ detail: string }>`
      explain query plan select count(*) from question_sets
        where subject_key = 'graf' and withdrawn_at is null`.execute(db);
    expect(rows.map(({ detail }) => detail).join()).toMatch(
      /^SEARCH question_sets USING COVERING INDEX question_sets_subject_key/,
    );
  });

  it('count without looking a row up', async () => {
    const { rows } = await sql<{ detail: string }>`
      explain query plan select count(*) from question_sets where withdrawn_at is null
        and level in ('Mudah') and lastupdated > '2020' and instr(search_topics, 'ab') > 0`.execute(
      db,
    );
    expect(rows.map(({ detail }) => detail).join()).toMatch(
      /^S\w+ question_sets USING COVERING INDEX/,
    );
  });
});
