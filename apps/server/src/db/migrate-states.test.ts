import { sampleFields, sampleQuestions } from '@bank-soal/contract/questions';
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionColumns } from '../questions/question-columns.js';
import { searchColumns } from '../sets/set-search-texts.js';
import { emptyDatabase } from '../test/test-database.js';
import { connect, dialectOf } from './dialect.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/index.js';
import type { Database } from './schema.js';

const now = '2025-01-01T00:00:00.000Z';

/** Rows of a bank of the first version. */
async function fillFirstTables(db: Kysely<Database>): Promise<void> {
  await sql`insert into users (name, email, email_key, password_hash, kind, status, created_at, updated_at)
    values ('Sari', 'sari@uji.ac.id', 'sari@uji.ac.id', 'x', 'lecturer', 'Aktif', ${now}, ${now})`.execute(
    db,
  );
  const insert = (title: string, lecturer: string, topics: string) =>
    sql`insert into question_sets (title, subject, subject_key, level, year, lecturer, topics,
      description, creator_id, created_at, updated_at, lastupdated)
      values (${title}, 'Basis Data', 'basis data', 'Mudah', 2024, ${lecturer}, ${topics},
      '', 1, ${now}, ${now}, ${now})`.execute(db);
  await insert('UTS ÉKSAMEN', 'Dr. Ratna', 'SQL, Join,, SQL');
  await insert('UAS', '', '');
  await sql`insert into files (question_set_id, category, position, name, type, size, sha256, created_at)
    values (1, 'questions', 0, 'soal.pdf', 'pdf', 3, 'abc', ${now})`.execute(db);
  for (const table of ['course_tags', 'material_tags']) {
    await sql`insert into ${sql.table(table)} (name, name_key, created_at, updated_at)
      values ('SQL', 'sql', ${now}, ${now})`.execute(db);
  }
}

/** Every column of every table, with its type and default. */
async function shapeOf(db: Kysely<Database>): Promise<unknown> {
  const tables = await db.introspection.getTables();
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter;
  const indexes = isEmbedded
    ? sql`select name, tbl_name, sql from sqlite_master where type = 'index' order by 1`
    : sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`;
  return { tables, indexes: (await indexes.execute(db)).rows };
}

async function bankAt(steps: number) {
  const dialect = await emptyDatabase();
  const db = connect<Database>(dialect);
  const bring = (count: number) =>
    migrate(db as unknown as Kysely<unknown>, dialect, migrations.slice(0, count));
  if (steps > 0) {
    await bring(1);
    await fillFirstTables(db);
    await bring(steps);
  }
  await bring(migrations.length);
  return db;
}

it('leaves papers and notices as they were when people and outcomes come', async () => {
  const dialect = await emptyDatabase();
  const db = connect<Database>(dialect);
  const bring = (steps = migrations) => migrate(db as unknown as Kysely<unknown>, dialect, steps);
  await bring(migrations.slice(0, 1));
  await fillFirstTables(db);
  await bring(migrations.filter(({ name }) => name < '0030'));
  await sql`insert into papers (owner_id, title, head, instructions, sections, variants, shuffle_options, size,
    seed, status, version, created_at, updated_at, search_text)
    values (1, 'UTS', '{}', '[]', '[]', 1, 0, 'A4', 1, 'draf', 1, ${now}, ${now}, 'uts')`.execute(
    db,
  );
  await sql`insert into paper_items (paper_id, section, position, question_id, version, points, space)
    values (1, 0, 0, 1, 1, 5, 'none')`.execute(db);
  await sql`insert into notices (user_id, kind, question_set_id, at)
    values (1, 'paket', 2, ${now})`.execute(db);
  const before = await db.selectFrom('question_versions').select('body').execute();
  await bring();
  expect(
    await db
      .selectFrom('papers')
      .select(['title', 'review_status', 'reviewer_id', 'review_at', 'images_by'])
      .execute(),
  ).toEqual([
    { title: 'UTS', review_status: 'none', reviewer_id: null, review_at: null, images_by: '{}' },
  ]);
  expect(await db.selectFrom('paper_items').select('put_by').execute()).toEqual([{ put_by: null }]);
  const notices = db.selectFrom('notices').select(['question_set_id', 'paper_id', 'by_id']);
  expect(await notices.execute()).toEqual([{ question_set_id: 2, paper_id: null, by_id: null }]);
  expect(await db.selectFrom('question_versions').select('body').execute()).toEqual(before);
  for (const table of ['outcomes', 'question_outcomes', 'paper_people'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await dialectOf(db).problems(db)).toEqual([]);
  await db.destroy();
});

it('gives accounts the address that is seen, unless it is of another', async () => {
  const dialect = await emptyDatabase();
  const db = connect<Database>(dialect);
  const bring = (steps = migrations) => migrate(db as unknown as Kysely<unknown>, dialect, steps);
  await bring(migrations.filter(({ name }) => name < '0024'));
  const addresses = ['Tari\u200b@uji.ac.id', 'doni@uji.ac.id', 'do\u00adni@uji.ac.id'];
  for (const email of addresses) {
    await sql`insert into users (name, email, email_key, password_hash, kind, status, created_at, updated_at)
      values ('X', ${email}, ${email.toLowerCase()}, 'x', 'student', 'Aktif', ${now}, ${now})`.execute(
      db,
    );
  }
  await bring();
  const users = await db.selectFrom('users').select(['email', 'email_key']).orderBy('id').execute();
  expect(users.map(({ email, email_key }) => [email, email_key])).toEqual([
    ['Tari@uji.ac.id', 'tari@uji.ac.id'],
    ['doni@uji.ac.id', 'doni@uji.ac.id'],
    [addresses[2], addresses[2]],
  ]);
  await db.destroy();
});

const STATES = migrations.map(({ name }, index) => [name, index + 1] as const);

let freshShape: unknown;

beforeAll(async () => {
  const fresh = await bankAt(0);
  freshShape = await shapeOf(fresh);
  await fresh.destroy();
});

// Migrated once for all of its tests: that takes longest.
describe.each(STATES)('a bank as it was after %s', (_, steps) => {
  let db: Kysely<Database>;

  beforeAll(async () => {
    db = await bankAt(steps);
  });
  afterAll(() => db.destroy());

  it('comes to the same tables as a new one', async () => {
    expect(await shapeOf(db)).toEqual(freshShape);
  });

  it('keeps its data, and its sets are found', async () => {
    const sets = await db.selectFrom('question_sets').selectAll().orderBy('id').execute();
    expect(sets.map(({ title, lecturer }) => [title, lecturer])).toEqual([
      ['UTS ÉKSAMEN', 'Dr. Ratna'],
      ['UAS', ''],
    ]);
    for (const set of sets) {
      expect(set).toMatchObject(searchColumns({ ...set, creatorName: 'Sari' }));
    }
    for (const table of ['users', 'files', 'course_tags', 'material_tags'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
    expect(await dialectOf(db).problems(db)).toEqual([]);
  });

  it('has the samples, as they are written now', async () => {
    const rows = await db
      .selectFrom('questions')
      .innerJoin('question_versions', 'question_versions.question_id', 'questions.id')
      .selectAll('questions')
      .select('body')
      .where('is_sample', '=', 1)
      .orderBy('questions.id')
      .execute();
    expect(rows).toHaveLength(20);
    for (const [index, row] of rows.entries()) {
      const sample = sampleQuestions[index];
      if (sample === undefined) throw new Error('More samples than there are');
      const fields = sampleFields(sample);
      expect(JSON.parse(row.body)).toEqual(fields);
      expect(row).toMatchObject(questionColumns(fields, sample.lecturer));
    }
  });
});
