import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceRows } from '../../backup/replace-rows.js';
import { openDatabase } from '../../db/open-database.js';
import type { Db } from '../../db/schema.js';
import { setChangesOf } from '../../sets/set-changes.js';
import { fillBank } from '../fill-bank.js';
import { sampleBank, sampleSet } from '../sample-bank.js';
import { startTestServer, type TestServer } from '../start-test-server.js';

let server: TestServer;
let folder: string;
/** A bank of one set, to be put in the place of the server's. */
let other: Db;

beforeEach(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-isi-'));
  other = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const bank = sampleBank([sampleSet({ title: 'Pengganti 100% \\ "baru"' })]);
  await fillBank(other, server.services.store, bank);
});
afterEach(async () => {
  await other.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Definition of the tables, without their rows. */
async function shape(db: Db) {
  const indexes = await sql`
    select pg_get_indexdef(indexrelid) as line from pg_index
    where indrelid in ('question_sets'::regclass, 'files'::regclass) order by line`.execute(db);
  const triggers = await sql`
    select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname`.execute(db);
  return [indexes.rows, triggers.rows];
}

const titles = async (db: Db) =>
  (await db.selectFrom('question_sets').select('title').orderBy('id').execute()).map(
    ({ title }) => title,
  );

it('leaves indexes and triggers as they were, and tells every server of all sets', async () => {
  const { db } = server.services;
  const before = await shape(db);
  const ids = (await db.selectFrom('question_sets').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  const changes = setChangesOf(db);
  await changes?.look();
  const list = async () => (await server.get('/api/questionsets')).json();
  expect(await list()).toHaveLength(ids.length);

  await replaceRows(other, db);
  expect(await titles(db)).toEqual(['Pengganti 100% \\ "baru"']);
  expect(await shape(db)).toEqual(before);
  const changed = await changes?.look();
  expect(Array.isArray(changed) && changed.toSorted((a, b) => a - b)).toEqual(ids);
  expect(await list()).toHaveLength(1);

  const set = await db.selectFrom('question_sets').select('id').executeTakeFirstOrThrow();
  await db.updateTable('question_sets').set({ title: 'Lagi' }).where('id', '=', set.id).execute();
  expect(await changes?.look()).toEqual([set.id]);
});

it('changes nothing when it breaks off', async () => {
  const { db } = server.services;
  const before = [await shape(db), await titles(db)];
  // The embedded database takes what PostgreSQL does not.
  await sql`update question_sets set lecturer = 'a' || char(0)`.execute(other);
  await expect(replaceRows(other, db)).rejects.toThrow();
  expect([await shape(db), await titles(db)]).toEqual(before);
});
