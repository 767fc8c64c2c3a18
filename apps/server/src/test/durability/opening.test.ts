import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankEnv, dropDatabaseOf } from '../test-database.js';
import { type BankProcess, startBank } from './bank-process.js';
import { fetchAlone } from './fetch-alone.js';

const TIMEOUT = 120_000;
const SET = { title: 'Segera', subject: 'Basis Data', difficulty: 'Mudah' };

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-buka-'));
  env = { ...(await bankEnv(folder)), SEED_DEMO: 'false' };
});
afterAll(async () => {
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});

async function titles({ url }: BankProcess): Promise<string[]> {
  const sets = (await (await fetchAlone(`${url}/api/questionsets`)).json()) as QuestionSetAnswer[];
  return sets.map(({ title }) => title);
}

/** How long a server may take to be killed and started again before the moment comes; a slower one is seen after it. */
const AHEAD_MS = 6_000;

it('what opens at a moment opens after a server that was killed before it', {
  timeout: TIMEOUT,
}, async () => {
  const killed = await startBank(folder, env);
  const availableFrom = new Date(Date.now() + AHEAD_MS).toISOString();
  const made = await fetchAlone(`${killed.url}/api/questionsets`, {
    method: 'POST',
    body: JSON.stringify({ ...SET, availableFrom }),
    headers: { 'x-access-token': killed.token },
  });
  expect(made.status).toBe(201);
  await killed.kill();

  const server = await startBank(folder, env);
  const isEarly = Date.now() < Date.parse(availableFrom);
  if (isEarly) expect(await titles(server)).toEqual([]);
  await wait(Math.max(0, Date.parse(availableFrom) - Date.now()) + 5);
  expect(await titles(server)).toEqual([SET.title]);
  await server.stop();
});
