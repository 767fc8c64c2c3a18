import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../dialect.js';
import { nodeSqlite } from '../node-sqlite.js';
import { isUniqueViolation } from '../unique-violation.js';

interface Tables {
  words: { word: string };
}

let folder: string;
let db: Kysely<Tables>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-driver-'));
  db = connect<Tables>(nodeSqlite(join(folder, 'kata.db')));
  await db.schema.createTable('words').addColumn('word', 'text').execute();
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const words = async (from: Kysely<Tables> = db) =>
  (await from.selectFrom('words').selectAll().execute()).map(({ word }) => word);
const add = (word: string, to: Kysely<Tables> = db) =>
  to.insertInto('words').values({ word }).execute();

describe('the embedded database', () => {
  it('lets reads pass a transaction, and shows them its writes from the commit on', async () => {
    await add('satu');
    await db.transaction().execute(async (transaction) => {
      await add('dua', transaction);
      expect(await words(transaction)).toEqual(['satu', 'dua']);
      expect(await words()).toEqual(['satu']);
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    });
    expect(await words()).toEqual(['satu', 'dua']);
  });

  it('makes other writes wait until a transaction ends, however it ends', async () => {
    const order: string[] = [];
    const failing = db.transaction().execute(async (transaction) => {
      await add('dibatalkan', transaction);
      order.push('in it');
      throw new Error('batal');
    });
    const writing = add('sesudah').then(() => order.push('after it'));
    await expect(failing).rejects.toThrow('batal');
    await writing;
    expect(order).toEqual(['in it', 'after it']);
    expect(await words()).toEqual(['sesudah']);
  });

  it('goes on after a statement that failed', async () => {
    await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toThrow(/nowhere/);
    await expect(sql`select * from nowhere`.execute(db)).rejects.toThrow(/nowhere/);
    await add('lanjut');
    expect(await words()).toEqual(['lanjut']);
  });

  it('writes nothing by what looks like a read', async () => {
    await add('asli');
    const tricky = sql`with x as (select 1) update words set word = 'baru'`;
    await tricky.execute(db);
    expect(await words()).toEqual(['baru']);
  });

  it('says what it refuses, and goes on', async () => {
    await sql`create unique index one_of_each on words (word)`.execute(db);
    await add('sama');
    const refused = await db
      .transaction()
      .execute((transaction) => add('sama', transaction))
      .catch((error: unknown) => error);
    expect(isUniqueViolation(refused)).toBe(true);
    await db.transaction().execute((transaction) => add('lain', transaction));
    expect(await words()).toEqual(['sama', 'lain']);
  });
});
