import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryThread, type QueryThread } from './query-thread.js';
import { openForWriting } from './sqlite/connection.js';

let folder: string;
let writer: DatabaseSync;
let thread: QueryThread;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-thread-'));
  const file = join(folder, 'kata.db');
  writer = openForWriting(file);
  writer.exec("create table words (word text); insert into words values ('satu')");
  thread = createQueryThread({ file, cacheKb: 512 });
});
afterEach(async () => {
  await thread.stop();
  writer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Works for so long that its end comes first. */
const LONG =
  'with recursive n (i) as (select 1 union all select i + 1 from n where i < 4e6) select count(*) from n';

const WORDS = 'select word from words';
const ask = async (sql: string) => thread.run({ sql, parameters: [] });

it('reads what others have written, and writes nothing', async () => {
  expect(await ask(WORDS)).toEqual({ rows: [{ word: 'satu' }] });
  await expect(ask("insert into words values ('dua')")).rejects.toThrow(/readonly/);
  writer.exec("insert into words values ('tiga')");
  expect((await ask(WORDS)).rows).toHaveLength(2);
});

it('answers in order', async () => {
  const answers = await Promise.all([ask('select 1 as n'), ask('select 2 as n'), ask(WORDS)]);
  expect(answers.map(({ rows }) => rows[0])).toEqual([{ n: 1 }, { n: 2 }, { word: 'satu' }]);
});

it('tells those who wait when it ends, and another takes its place', async () => {
  const [end] = await Promise.allSettled([ask(LONG), thread.stop()]);
  expect(end).toMatchObject({ status: 'rejected', reason: { code: 'EAGAIN' } });
  expect((await ask(WORDS)).rows).toHaveLength(1);
});
