import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryThread, type QueryThread, type Run } from './query-thread.js';
import { openForWriting } from './sqlite-connection.js';

let folder: string;
let file: string;
let thread: QueryThread;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-thread-'));
  file = join(folder, 'kata.db');
  const database = openForWriting(file);
  database.exec('create table words (word text)');
  database.close();
  thread = createQueryThread({ file, access: 'write' });
});
afterEach(async () => {
  await thread.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Works for so long that its end comes first. */
const LONG =
  'with recursive n (i) as (select 1 union all select i + 1 from n where i < 4e6) select count(*) from n';

const ask = (run: Run, sql: string, ...parameters: unknown[]) => run({ sql, parameters });

function words() {
  const database = new DatabaseSync(file);
  const rows = database.prepare('select word from words').all();
  database.close();
  return rows.map(({ word }) => word);
}

it('answers in order, and counts what it wrote', async () => {
  const run = thread.connect();
  const answers = await Promise.all([
    ask(run, 'begin'),
    ask(run, 'insert into words values (?), (?)', 'satu', 'dua'),
    ask(run, 'select word from words'),
    ask(run, 'commit'),
  ]);
  expect(answers[1]?.numAffectedRows).toBe(2n);
  expect(answers[2]?.rows).toEqual([{ word: 'satu' }, { word: 'dua' }]);
  expect(thread.takeChanged()).toBeGreaterThanOrEqual(2);
  expect(thread.takeChanged()).toBe(0);
  expect(words()).toEqual(['satu', 'dua']);
});

it('goes on with nothing of a transaction that its end broke off', async () => {
  const run = thread.connect();
  await ask(run, 'begin');
  await ask(run, "insert into words values ('hilang')");
  const [end] = await Promise.allSettled([ask(run, LONG), thread.stop()]);
  expect(end).toMatchObject({ status: 'rejected', reason: { code: 'EAGAIN' } });
  await expect(ask(run, "insert into words values ('lepas')")).rejects.toThrow();
  await ask(thread.connect(), "insert into words values ('baru')");
  expect(words()).toEqual(['baru']);
});

it('reads what others have written, and writes nothing, where it only reads', async () => {
  const writer = openForWriting(file);
  const reader = createQueryThread({ file, access: 'read', cacheKb: 512 });
  const run = reader.connect();
  writer.exec("insert into words values ('satu')");
  expect(await ask(run, 'select word from words')).toEqual({ rows: [{ word: 'satu' }] });
  await expect(ask(run, "insert into words values ('dua')")).rejects.toThrow(/readonly/);
  writer.exec("insert into words values ('tiga')");
  expect((await ask(run, 'select word from words')).rows).toHaveLength(2);
  await reader.stop();
  writer.close();
});
