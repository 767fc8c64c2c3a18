import { setImmediate as tick } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { renameSubject, renameTopic } from './rename-in-sets.js';

/** More than are written at a time. */
const MANY = 450;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  const { id: _, ...set } = await db
    .selectFrom('question_sets')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const course = { subject: 'Kriptografi', subject_key: 'kriptografi', topics: 'RSA, AES' };
  for (let made = 0; made < MANY; made += 50) {
    const rows = Array.from({ length: 50 }, () => ({ ...set, ...course, withdrawn_at: null }));
    await db.insertInto('question_sets').values(rows).execute();
  }
});
afterAll(() => server.stop());

async function countOf(column: 'subject' | 'topics', value: string): Promise<number> {
  const rows = await server.services.db
    .selectFrom('question_sets')
    .select('id')
    .where(column, '=', value)
    .execute();
  return rows.length;
}

it.each([
  ['a course', 'subject', renameSubject, 'Kriptografi', 'Keamanan Data', 'Keamanan Data'],
  ['a topic', 'topics', renameTopic, 'AES', 'Rijndael', 'RSA, Rijndael'],
] as const)(
  'renames %s in all sets or in none, as others read them meanwhile',
  async (_, column, rename, from, to, after) => {
    const seen = new Set<number>();
    const done = new AbortController();
    const look = async () => {
      for (; !done.signal.aborted; await tick()) seen.add(await countOf(column, after));
    };
    const looking = look();
    const changed = await server.services.db.transaction().execute(async (transaction) => {
      const ids = await rename(transaction, from, to);
      seen.add(await countOf(column, after));
      return ids;
    });
    done.abort();
    await looking;
    expect(changed).toHaveLength(MANY);
    expect(await countOf(column, after)).toBe(MANY);
    expect([...seen].filter((count) => count !== MANY)).toEqual([0]);
  },
);

it('leaves sets of other courses, and gives a course of the same key its new writing', async () => {
  const { db } = server.services;
  const others = await db
    .selectFrom('question_sets')
    .select(['id', 'subject', 'version'])
    .where('subject', '!=', 'Keamanan Data')
    .orderBy('id')
    .execute();
  expect(await renameSubject(db, 'Keamanan Data', 'KEAMANAN DATA')).toHaveLength(MANY);
  expect(await renameSubject(db, 'Keamanan Data', 'KEAMANAN DATA')).toEqual([]);
  const after = await db
    .selectFrom('question_sets')
    .select(['id', 'subject', 'version'])
    .where('subject', '!=', 'KEAMANAN DATA')
    .orderBy('id')
    .execute();
  expect(after).toEqual(others);
});
