import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '@bank-soal/contract/files';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BankProcess, startBank } from '../durability/bank-process.js';
import { runBank } from '../run-bank.js';
import { openTestBucket } from '../s3/test-bucket.js';
import { emptyDatabaseUrl } from '../test-database.js';
import { uploadForm } from '../upload.js';

const SET = { title: 'Kuis', subject: 'Basis Data', difficulty: 'Mudah', year: 2025 };
const LECTURER = { nama: 'Sari Wulandari', email: 'sari@uji.ac.id', password: 'rahasia-sari' };

let folder: string;
let env: Record<string, string>;
let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let servers: [BankProcess, BankProcess];

/** Two processes with nothing in common but the database, the bucket and the secret. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-dua-'));
  bucket = await openTestBucket();
  env = {
    ...bucket.env,
    DATABASE_URL: (await emptyDatabaseUrl()) ?? '',
    JWT_SECRET: randomBytes(24).toString('hex'),
    SEED_DEMO: 'false',
  };
  // At the same moment, on a database without tables.
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

interface Called<T> {
  status: number;
  body: T;
  etag: string | null;
}

async function call<T>(
  server: BankProcess,
  method: string,
  path: string,
  body?: object,
  token = servers[0].token,
): Promise<Called<T>> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    headers: { 'x-access-token': token },
  });
  const { status, headers } = answer;
  return { status, body: (await answer.json()) as T, etag: headers.get('etag') };
}

async function newSet(server: BankProcess, title = SET.title): Promise<number> {
  const { body } = await call<{ questionSet: { id: number } }>(server, 'POST', '/questionsets', {
    ...SET,
    title,
  });
  return body.questionSet.id;
}

const listOf = (server: BankProcess) => call<QuestionSetAnswer[]>(server, 'GET', '/questionsets');

async function addFile(server: BankProcess, setId: number, bytes: string): Promise<FileAnswer> {
  const form = uploadForm({ setId, category: 'questions', name: 'soal.txt', bytes });
  const { status, body } = await call<{ file: FileAnswer }>(server, 'POST', '/files/upload', form);
  expect(status).toBe(201);
  return body.file;
}

const tokenOf = async (server: BankProcess, email: string, password: string) =>
  (await call<{ accessToken: string }>(server, 'POST', '/auth/signin', { email, password })).body
    .accessToken;

describe('two servers on one database and one bucket', () => {
  it('have one administrator and one set of tables between them', async () => {
    const [a, b] = servers;
    const added = await call<{ id: number }>(a, 'POST', '/admin/dosen', LECTURER);
    expect(added.status).toBe(201);
    const seen = await call<{ id: number; email: string }[]>(b, 'GET', '/admin/dosen');
    expect(seen.body.map(({ email }) => email)).toEqual([LECTURER.email]);
    const audit = await runBank('', ['audit'], '', { ...env, DATA_DIR: join(folder, 'c') });
    expect(audit).toMatchObject({ isWell: true });
    expect(audit.out).toContain(LECTURER.email);
    expect(added.body.id).toBe(2);
  });

  it('take the tokens of each other, and end them at once', async () => {
    const [a, b] = servers;
    const dosen = (await call<{ id: number }[]>(a, 'GET', '/admin/dosen')).body[0];
    const path = `/admin/dosen/${dosen?.id}`;
    const own = '/questionsets?mine=true';
    const isGood = async (server: BankProcess, token: string) =>
      (await call(server, 'GET', own, undefined, token)).status === 200;

    const left = await tokenOf(a, LECTURER.email, LECTURER.password);
    const token = await tokenOf(a, LECTURER.email, LECTURER.password);
    expect((await call(b, 'POST', '/auth/signout', undefined, left)).status).toBe(200);
    expect(await isGood(a, left)).toBe(false);
    expect(await isGood(b, token)).toBe(true);
    await call(b, 'PUT', path, { ...LECTURER, status: 'Nonaktif', password: '' });
    expect(await isGood(a, token)).toBe(false);
    await call(a, 'PUT', path, { ...LECTURER, status: 'Aktif', password: '' });
    expect(await isGood(b, token)).toBe(false);

    const fresh = await tokenOf(b, LECTURER.email, LECTURER.password);
    expect(await isGood(a, fresh)).toBe(true);
    const passwords = { current: LECTURER.password, next: 'rahasia-sari-baru' };
    expect((await call(a, 'POST', '/auth/password', passwords, fresh)).status).toBe(200);
    expect(await isGood(b, fresh)).toBe(false);

    const last = await tokenOf(a, LECTURER.email, passwords.next);
    await call(b, 'DELETE', path);
    expect(await isGood(a, last)).toBe(false);
  });

  it('never give a list from before a write that the other one has answered', async () => {
    const [a, b] = servers;
    const ids: number[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? [a, b] : [b, a];
      const id = await newSet(writer, `Paket ${turn}`);
      ids.push(id);
      expect((await listOf(reader)).body.map((set) => set.id)).toContain(id);
      const change = { ...SET, title: `Paket ${turn} baru` };
      await call(reader, 'PUT', `/questionsets/${id}`, change);
      const seen = (await listOf(writer)).body.find((set) => set.id === id);
      expect(seen?.title).toBe(change.title);
    }
    await call(a, 'DELETE', `/questionsets/${ids[0]}`);
    const [left, right] = [await listOf(a), await listOf(b)];
    expect(right.body.map((set) => set.id)).not.toContain(ids[0]);
    expect(right.body).toEqual(left.body);
    expect(right.etag).toBe(left.etag);
  });

  it('never count a page without a set that the other one has answered', async () => {
    const [a, b] = servers;
    const totalOf = async (server: BankProcess) => {
      const answer = await fetch(`${server.url}/api/questionsets?q=terhitung&limit=1`);
      await answer.arrayBuffer();
      return Number(answer.headers.get('x-total-count'));
    };
    const ids: number[] = [];
    for (let turn = 1; turn <= 20; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? [a, b] : [b, a];
      ids.push(await newSet(writer, `Terhitung ${turn}`));
      expect([await totalOf(reader), await totalOf(writer)]).toEqual([turn, turn]);
    }
    await call(b, 'DELETE', `/questionsets/${ids[0]}`);
    expect([await totalOf(a), await totalOf(a), await totalOf(b)]).toEqual([19, 19, 19]);
  });

  it('keep to that while both write and read at once', async () => {
    const write = async (writer: BankProcess, reader: BankProcess) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const id = await newSet(writer, `Serentak ${turn}`);
        const { body } = await listOf(reader);
        if (!body.some((set) => set.id === id)) throw new Error(`set ${id} is not there`);
      }
    };
    const [a, b] = servers;
    await Promise.all([write(a, b), write(b, a), write(a, a), write(b, b), write(a, b)]);
    expect((await listOf(a)).body).toEqual((await listOf(b)).body);
  });

  it('count every download once', async () => {
    const [a, b] = servers;
    const setId = await newSet(a);
    const file = await addFile(a, setId, 'Soal pertama.');
    const before = (await listOf(b)).body.find((set) => set.id === setId);
    const downloads = Array.from({ length: 60 }, async (_, index) => {
      const answer = await fetch(`${servers[index % 2]?.url}/api/files/download/${file.id}`);
      return answer.text();
    });
    expect(new Set(await Promise.all(downloads))).toEqual(new Set(['Soal pertama.']));
    for (const server of servers) {
      const after = (await listOf(server)).body.find((set) => set.id === setId);
      expect(after?.downloads).toBe(60);
      expect(after?.updated_at).toBe(before?.updated_at);
    }
  });

  it('never lose a content that one removes and the other keeps', async () => {
    const [a, b] = servers;
    const [setA, setB] = [await newSet(a), await newSet(b)];
    let held = await addFile(a, setA, 'Isi yang sama.');
    for (let turn = 0; turn < 15; turn += 1) {
      const [added] = await Promise.all([
        addFile(turn % 2 === 0 ? b : a, turn % 2 === 0 ? setB : setA, 'Isi yang sama.'),
        call(turn % 2 === 0 ? a : b, 'DELETE', `/files/${held.id}`),
      ]);
      held = added;
      const answer = await fetch(`${servers[turn % 2]?.url}/api/files/blob/${held.id}`);
      expect(await answer.text()).toBe('Isi yang sama.');
    }
    const where = { ...env, DATA_DIR: join(folder, 'c') };
    expect(await runBank('', ['check'], '', where)).toMatchObject({ isWell: true, err: '' });
    await call(a, 'DELETE', `/files/${held.id}`);
  });

  it('count failed sign-ins together', async () => {
    const wrong = { email: 'siapa@uji.ac.id', password: 'salah-sekali' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 17; turn += 1) {
      const server = servers[turn % 2] ?? servers[0];
      statuses.push((await call(server, 'POST', '/auth/signin', wrong)).status);
    }
    expect(statuses.slice(0, 15).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(15)).toEqual([429, 429]);
  });

  it('go on when one is killed, which comes back to what the other did', async () => {
    const [a, b] = servers;
    await a.kill();
    const id = await newSet(b, 'Sendirian');
    expect((await listOf(b)).body.map((set) => set.id)).toContain(id);
    servers[0] = await startBank(join(folder, 'a'), env);
    expect((await listOf(servers[0])).body).toEqual((await listOf(b)).body);
  });
});
