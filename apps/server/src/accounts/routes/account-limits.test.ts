import { readdir } from 'node:fs/promises';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyStore } from '../../files/verify-store.js';
import { pendingFolder } from '../../test/s3/test-bucket.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { multipartFrame, sendRaw, upload } from '../../test/upload.js';

const MB = 1024 * 1024;
const MOST_SETS = 3;
const MOST_MB = 2;
const SET = { title: 'Kuis', subject: 'Basis Data', difficulty: 'Mudah' };

let server: TestServer;
let mira: string;
let kepala: string;

beforeAll(async () => {
  server = await startTestServer({
    env: { MAX_SETS_PER_ACCOUNT: String(MOST_SETS), MAX_MB_PER_ACCOUNT: String(MOST_MB) },
  });
  mira = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  kepala = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

const create = (token: string) => server.send('POST', '/api/questionsets', SET, token);

async function ownSets(): Promise<QuestionSetAnswer[]> {
  const headers = { 'x-access-token': mira };
  const answer = await server.get('/api/questionsets?mine=true', { headers });
  return (await answer.json()) as QuestionSetAnswer[];
}

const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('the sets of an account', () => {
  it('are as many as it may have, however many it asks for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(mira)));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await ownSets()).toHaveLength(MOST_SETS);
    expect(await (await create(mira)).json()).toMatchObject({
      message: expect.stringMatching(/^Satu akun paling banyak menyimpan 3 paket soal/),
      code: 'too-many-sets',
      max: 3,
    });
  });

  it('count while they are withdrawn, and can be restored', async () => {
    const [set] = await ownSets();
    const path = `/api/questionsets/${set?.id}`;
    expect((await server.send('DELETE', path, undefined, mira)).status).toBe(200);
    expect((await create(mira)).status).toBe(409);
    expect((await server.send('POST', `${path}/restore`, {}, mira)).status).toBe(200);
  });

  it('are not bounded for administrators', async () => {
    for (let turn = 0; turn <= MOST_SETS; turn += 1) {
      expect((await create(kepala)).status).toBe(201);
    }
  });
});

describe('the files of an account', () => {
  const send = async (size: number, token = mira) =>
    upload(server, {
      setId: (await ownSets())[0]?.id,
      category: 'answers',
      bytes: Buffer.alloc(size, 'a'),
      token,
    });

  it('are as many bytes as it may keep, however many come at once, and nothing else is left', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(0.6 * MB)));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 413, 413, 413]);
    const refused = answers.find(({ status }) => status === 413);
    expect(await refused?.json()).toMatchObject({
      message: expect.stringMatching(/^Satu akun paling banyak menyimpan 2 MB file, dan sisa Anda/),
      code: 'account-full',
      max: 2,
      left: expect.any(Number),
    });
    const files = (await ownSets()).flatMap((set) => set.files);
    expect(files).toHaveLength(3);
    const { db, store } = server.services;
    expect(await readdir(pendingFolder(server.dataDir))).toEqual([]);
    expect(await verifyStore(db, store)).toEqual({ missing: [], damaged: [], orphans: [] });
  });

  it('are refused before they are sent, where their length says enough', async () => {
    const { contentType, head } = multipartFrame(1);
    const headers = {
      'x-access-token': mira,
      'content-type': contentType,
      'content-length': String(1.5 * MB),
    };
    // The answer is never more than its head.
    const answer = await sendRaw(server, { headers, pieces: [head] });
    expect(answer.status).toBe(413);
  });

  it('can be exactly as large as what is left, and room comes with what is deleted', async () => {
    const used = (await ownSets()).flatMap((set) => set.files);
    const left = MOST_MB * MB - used.reduce((sum, { size }) => sum + size, 0);
    expect((await send(left)).status).toBe(201);
    expect((await send(1)).status).toBe(413);
    await server.send('DELETE', `/api/files/${used[0]?.id}`, undefined, mira);
    expect((await send(1)).status).toBe(201);
  });

  it('are not bounded for administrators, in a set of somebody else neither', async () => {
    expect((await send(MB, kepala)).status).toBe(201);
  });
});
