import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../test/test-database.js';
import { connect, type DatabaseDialect } from './dialect.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/index.js';
import type { Database } from './schema.js';

let dialect: DatabaseDialect;
let db: Kysely<Database>;
const now = '2025-01-01T00:00:00.000Z';

const tag = (name: string) => ({
  name,
  name_key: name.toLowerCase(),
  created_at: now,
  updated_at: now,
});

beforeEach(async () => {
  dialect = await emptyDatabase();
  db = connect<Database>(dialect);
});
afterEach(() => db.destroy());

const run = (steps = migrations) => migrate(db as unknown as Kysely<unknown>, dialect, steps);

describe('migrate', () => {
  it('makes every table, and does nothing the second time', async () => {
    await run();
    await run();
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(['users', 'question_sets', 'files', 'course_tags', 'material_tags']),
    );
  });

  it('leaves nothing of a step that fails', async () => {
    const broken = {
      name: '9999-broken',
      up: async (transaction: Kysely<unknown>) => {
        await transaction.schema.createTable('half').addColumn('id', 'integer').execute();
        throw new Error('gagal');
      },
    };
    await expect(run([...migrations, broken])).rejects.toThrow('gagal');
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).not.toContain('half');
  });

  it('refuses a database of a newer version', async () => {
    await run([...migrations, { name: '9999-newer', up: async () => undefined }]);
    await expect(run()).rejects.toThrow(/versi yang lebih baru \(9999-newer\)/);
  });
});

describe('the tables', () => {
  it('hold names apart and follow deletions', async () => {
    await run();
    const { id } = await db
      .insertInto('course_tags')
      .values(tag('Basis Data'))
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(db.insertInto('course_tags').values(tag('BASIS DATA')).execute()).rejects.toThrow(
      /unique/i,
    );
    await db
      .insertInto('material_tags')
      .values({ ...tag('SQL'), course_tag_id: id })
      .execute();
    await db
      .insertInto('course_materials')
      .values({ ...tag('ER'), course_tag_id: id })
      .execute();
    await db.deleteFrom('course_tags').where('id', '=', id).execute();
    const left = await db.selectFrom('material_tags').select('course_tag_id').execute();
    expect(left.map((row) => row.course_tag_id)).toEqual([null]);
    expect(await db.selectFrom('course_materials').selectAll().execute()).toEqual([]);
  });

  it('never give an id twice', async () => {
    await run();
    const insert = () =>
      db.insertInto('course_tags').values(tag('A')).returning('id').executeTakeFirstOrThrow();
    const first = await insert();
    await db.deleteFrom('course_tags').execute();
    expect((await insert()).id).toBeGreaterThan(first.id);
  });

  it('keep transactions apart from other queries', async () => {
    await run();
    const seen: number[] = [];
    const count = async () => (await db.selectFrom('course_tags').select('id').execute()).length;
    const transaction = db.transaction().execute(async (trx) => {
      await trx.insertInto('course_tags').values(tag('A')).execute();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('batal');
    });
    const outcome = Promise.allSettled([transaction]);
    await new Promise((resolve) => setImmediate(resolve));
    const outside = count().then((found) => seen.push(found));
    expect(await outcome).toMatchObject([{ reason: { message: 'batal' } }]);
    await outside;
    expect(seen).toEqual([0]);
  });
});
