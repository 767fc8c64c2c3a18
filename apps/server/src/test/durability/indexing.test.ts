import { glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const temporary = await mkdtemp(join(tmpdir(), 'bank-soal-indexing-tmp-'));
  const env = { ...(await bankEnv(folder)), TMPDIR: temporary };
  const { acknowledged, problems } = await indexKills(folder, STOPS, undefined, env, 'stop');
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(STOPS);
  expect((await readdir(temporary)).filter((name) => name.startsWith('bank-soal'))).toEqual([]);
  await rm(temporary, { recursive: true, force: true });
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});

it('what a server works with lies in its data folder, which its next start tidies, not in the system’s', async () => {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const outside: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: source })) {
    if (path.startsWith('test/') || path.endsWith('.test.ts')) continue;
    if (/\btmpdir\b/.test(await readFile(join(source, path), 'utf8'))) outside.push(path);
  }
  expect(outside).toEqual([]);
});
