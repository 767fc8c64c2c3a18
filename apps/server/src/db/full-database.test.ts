import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeSqlite } from './node-sqlite.js';
import { IN_MEMORY } from './sqlite/connection.js';

let db: Kysely<{ words: { word: string } }>;

beforeEach(async () => {
  db = new Kysely({ dialect: nodeSqlite(IN_MEMORY).kysely });
  await db.schema.createTable('words').addColumn('word', 'text').execute();
  await sql`pragma max_page_count = 20`.execute(db);
});
afterEach(() => db.destroy());

/** SQLite ends the transaction by itself then; the reason must come out all the same. */
it('says that it is full when a transaction fails for that, and goes on afterwards', async () => {
  const fill = db.transaction().execute(async (transaction) => {
    for (;;)
      await transaction
        .insertInto('words')
        .values({ word: 'x'.repeat(4000) })
        .execute();
  });
  await expect(fill).rejects.toMatchObject({ errcode: 13 });
  expect(await db.selectFrom('words').selectAll().execute()).toEqual([]);
  await db
    .transaction()
    .execute((transaction) => transaction.insertInto('words').values({ word: 'lega' }).execute());
  expect(await db.selectFrom('words').selectAll().execute()).toEqual([{ word: 'lega' }]);
});

it('leaves no file behind for a database in memory', () => {
  expect(existsSync(IN_MEMORY)).toBe(false);
});
