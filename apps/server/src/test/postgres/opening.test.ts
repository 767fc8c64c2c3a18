import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BankProcess, startBank } from '../durability/bank-process.js';
import { openTestBucket } from '../s3/test-bucket.js';
import { emptyDatabaseUrl } from '../test-database.js';

const TIMEOUT = 120_000;
const SET = { title: 'Bersama', subject: 'Basis Data', difficulty: 'Mudah' };

let folder: string;
let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let servers: [BankProcess, BankProcess];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-buka-'));
  bucket = await openTestBucket();
  const env = {
    ...bucket.env,
    DATABASE_URL: (await emptyDatabaseUrl()) ?? '',
    JWT_SECRET: randomBytes(24).toString('hex'),
    SEED_DEMO: 'false',
  };
  servers = await Promise.all([
    startBank(join(folder, 'a'), env),
    startBank(join(folder, 'b'), env),
  ]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

async function listOf({ url }: BankProcess) {
  const answer = await fetch(`${url}/api/questionsets`);
  const sets = (await answer.json()) as QuestionSetAnswer[];
  return { titles: sets.map(({ title }) => title), etag: answer.headers.get('etag') };
}

it('opens on both servers at its moment, and is hidden from both at once', {
  timeout: TIMEOUT,
}, async () => {
  const [a, b] = servers;
  const save = (body: object, id?: number) =>
    fetch(`${a.url}/api/questionsets${id === undefined ? '' : `/${id}`}`, {
      method: id === undefined ? 'POST' : 'PUT',
      body: JSON.stringify({ ...SET, ...body }),
      headers: { 'x-access-token': a.token },
    });
  const before = await listOf(b);
  const availableFrom = new Date(Date.now() + 3000).toISOString();
  const made = await save({ availableFrom });
  const { id } = ((await made.json()) as { questionSet: { id: number } }).questionSet;
  expect([await listOf(a), await listOf(b)]).toEqual([before, before]);
  await wait(Date.parse(availableFrom) - Date.now() + 5);
  const open = await listOf(b);
  expect(open.titles).toEqual([SET.title]);
  expect(open.etag).not.toBe(before.etag);
  expect(await listOf(a)).toEqual(open);

  await save({ visibility: 'lecturers' }, id);
  expect([await listOf(b), await listOf(a)]).toEqual([before, before]);
});
