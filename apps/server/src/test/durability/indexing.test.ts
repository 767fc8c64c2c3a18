import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bankEnv, dropDatabaseOf } from '../test-database.js';
import { indexKills } from './index-kills.js';

const TIMEOUT = 240_000;
const STOPS = 4;
/** Each is a start of the whole server; `npm run test:durability` has more. */
const KILLS = 1;

it('a server that is killed while it reads texts has read all of them in the end, each once', {
  timeout: TIMEOUT,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-indexing-'));
  const { acknowledged, problems } = await indexKills(
    folder,
    KILLS,
    undefined,
    await bankEnv(folder),
  );
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});

it('a server that is stopped while it reads texts complains of nothing, and the next goes on', {
  timeout: TIMEOUT,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-indexing-'));
  const env = await bankEnv(folder);
  const { acknowledged, problems } = await indexKills(folder, STOPS, undefined, env, 'stop');
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(STOPS);
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});
