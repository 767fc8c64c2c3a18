import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type QuestionSetAnswer, questionSetListSchema } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function list(): Promise<QuestionSetAnswer[]> {
  return questionSetListSchema.parse(await (await server.get('/api/questionsets')).json());
}

/** The bytes as they travel: fetch would unpack them. */
function raw(acceptEncoding: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    request(`${server.url}/api/questionsets`, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}

describe('GET /api/questionsets', () => {
  it('is a bare array of whole sets, newest first', async () => {
    const sets = (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];
    expect(sets.map((set) => set.title)).toEqual(['Kuis Graf', 'Arsip', 'UTS Basis Data']);
    expect(sets[2]).toEqual({
      id: 1,
      title: 'UTS Basis Data',
      subject: 'Basis Data',
      year: 2024,
      lecturer: 'Sari Wulandari',
      level: 'Sedang',
      difficulty: 'Sedang',
      lastupdated: '2024-03-05T02:00:00.000Z',
      updated_at: '2024-03-05T02:00:00.000Z',
      created_at: '2024-03-01T02:00:00.000Z',
      topics: 'SQL, Normalisasi',
      downloads: 4,
      description: 'Soal tengah semester.',
      questionCount: 1,
      files: [
        { id: 1, originalname: 'Kunci.txt', filetype: 'txt', filecategory: 'answers', size: 23 },
        { id: 2, originalname: 'Uji.txt', filetype: 'txt', filecategory: 'testCases', size: 16 },
        {
          id: 3,
          originalname: 'Soal UTS “Final” – é.pdf',
          filetype: 'pdf',
          filecategory: 'questions',
          size: expect.any(Number),
        },
      ],
      creator: { id: 2, username: 'Sari Wulandari', fullName: 'Sari Wulandari' },
      examKind: null,
      term: null,
      hasAnswerKey: true,
      hasTestCases: true,
      keyFrom: null,
    });
  });

  it('is the same by every way to it', async () => {
    const read = async (path: string, etag = '') => {
      const answer = await server.get(path, { headers: { 'if-none-match': etag } });
      const { date: _, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    };
    const first = await read('/api/questionsets');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    for (const path of ['/API/QuestionSets/', '/api/questionsets?lain=1']) {
      for (const etag of ['', first.headers.etag]) {
        expect(await read(path, etag)).toEqual(await read('/api/questionsets', etag));
      }
    }
  });

  it('fills in for what is missing', async () => {
    const [quiz, archive] = await list();
    expect(quiz).toMatchObject({ questionCount: 12, topics: '' });
    expect(archive).toMatchObject({
      lecturer: 'Unknown',
      creator: null,
      questionCount: 0,
      files: [],
    });
  });

  it('answers 304 to its own ETag, and only to that', async () => {
    const etag = (await server.get('/api/questionsets')).headers.get('etag') ?? '';
    const ask = (tag: string) =>
      server.get('/api/questionsets', { headers: { 'if-none-match': tag } });
    const same = await ask(etag);
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('etag')).toBe(etag);
    expect((await ask(`"x", ${etag}`)).status).toBe(304);
    expect((await ask('"x"')).status).toBe(200);
  });

  it('travels compressed as the caller wishes', async () => {
    const plain = await raw('identity');
    expect(plain.encoding).toBeUndefined();
    const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decode] of Object.entries(unpack)) {
      const packed = await raw(encoding);
      expect(packed.encoding).toBe(encoding);
      expect(decode(packed.body).equals(plain.body)).toBe(true);
    }
    expect((await raw('gzip, deflate, br, zstd')).encoding).toBe('zstd');
    expect((await raw('zstd;q=0, gzip')).encoding).toBe('gzip');
  });

  it('shows a download at once, with a new ETag and the same dates', async () => {
    const before = await server.get('/api/questionsets');
    const [old] = questionSetListSchema.parse(await before.json()).filter(({ id }) => id === 1);
    await (await server.get('/api/files/download/3')).arrayBuffer();
    const after = await server.get('/api/questionsets');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const [now] = questionSetListSchema.parse(await after.json()).filter(({ id }) => id === 1);
    expect(now).toEqual({ ...old, downloads: (old?.downloads ?? 0) + 1 });
  });

  it('gives a signed-in person their own sets, withdrawn ones marked', async () => {
    const { db, setList } = server.services;
    const withdrawn_at = '2025-02-01T00:00:00.000Z';
    await db.updateTable('question_sets').set({ withdrawn_at }).where('id', '=', 2).execute();
    setList.changed(2);
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const answer = await server.get('/api/questionsets?mine=true', {
      headers: { 'x-access-token': token },
    });
    expect(answer.headers.get('etag')).toMatch(/^W\/"/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const own = questionSetListSchema.parse(await answer.json());
    expect(own.map((set) => [set.id, set.withdrawn_at])).toEqual([
      [2, withdrawn_at],
      [1, null],
    ]);
    expect(own[1]?.files).toHaveLength(3);
    expect((await list()).map((set) => set.id)).not.toContain(2);
    expect((await server.get('/api/questionsets/2')).status).toBe(404);
    expect((await server.get('/api/files/blob/4')).status).toBe(404);
    await db.updateTable('question_sets').set({ withdrawn_at: null }).where('id', '=', 2).execute();
    setList.changed(2);
    expect((await list()).map((set) => set.id)).toContain(2);
  });
});

describe('GET /api/questionsets/{id}', () => {
  it('is the same object as in the list, with ?download=true too', async () => {
    const inList = (await list()).find((set) => set.id === 1);
    for (const query of ['', '?download=true', '?lain=1']) {
      const answer = await server.get(`/api/questionsets/1${query}`);
      expect(await answer.json()).toEqual(inList);
    }
  });

  it.each(['999', '0', '-1', 'abc', '1.5', '1e0', '99999999999999999999', '%20', "1'--"])(
    'answers 404 to the id %s',
    async (id) => {
      const answer = await server.get(`/api/questionsets/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        message: expect.any(String),
        code: 'not-found',
      });
    },
  );
});
