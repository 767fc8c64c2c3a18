import type { ChangedMeanwhileAnswer, QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';

let server: TestServer;
let sari: string;
let admin: string;

const least = { title: 'UTS Graf', subject: 'Struktur Data', difficulty: 'Mudah' };

beforeAll(async () => {
  server = await startTestServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

async function newSet(): Promise<number> {
  const answer = await server.send('POST', '/api/questionsets', least, sari);
  return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
}

const detail = (id: number, token = sari) =>
  server.get(`/api/questionsets/${id}`, { headers: { 'x-access-token': token } });
const read = async (id: number) => (await (await detail(id)).json()) as QuestionSetAnswer;

async function tagOf(id: number): Promise<string> {
  return (await detail(id)).headers.get('etag') ?? '';
}

function put(id: number, body: object, ifMatch?: string, token = sari): Promise<Response> {
  return server.get(`/api/questionsets/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ ...least, ...body }),
    headers: { 'x-access-token': token, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
  });
}

describe('PUT /api/questionsets/{id} with If-Match', () => {
  it('is refused when the set is another by then, and says what it is', async () => {
    const id = await newSet();
    const stale = await tagOf(id);
    expect((await put(id, { title: 'UTS Graf (diperbaiki)' }, undefined, admin)).status).toBe(200);

    const refused = await put(id, { description: 'Dua soal.' }, stale);
    expect(refused.status).toBe(412);
    const body = (await refused.json()) as ChangedMeanwhileAnswer;
    const now = await read(id);
    expect(body).toEqual({
      message: expect.any(String),
      code: 'changed-meanwhile',
      what: 'question-set',
      current: now,
    });
    expect(refused.headers.get('etag')).toBe(await tagOf(id));
    expect(now).toMatchObject({ title: 'UTS Graf (diperbaiki)', description: '' });
  });

  it('is done with the tag of an answer that said nothing of the search', async () => {
    const id = await newSet();
    await uploaded(server, { setId: id, category: 'questions', bytes: 'isi', token: sari });
    const theirs = (await detail(id, admin)).headers.get('etag') ?? '';
    expect(theirs).not.toBe(await tagOf(id));
    expect((await put(id, { description: 'Tiga soal.' }, theirs)).status).toBe(200);
    expect((await put(id, { description: 'Lama.' }, theirs)).status).toBe(412);
  });

  it('is done when the set is still the same, and answers the tag of what it is now', async () => {
    const id = await newSet();
    const first = await put(id, { title: 'Satu' }, await tagOf(id));
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe(await tagOf(id));
    const second = await put(id, { title: 'Dua' }, first.headers.get('etag') ?? '');
    expect(second.status).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'Dua' });
  });

  it('takes the tag that a visitor was given', async () => {
    const id = await newSet();
    const tag = (await detail(id, '')).headers.get('etag') ?? '';
    expect(tag).not.toBe(await tagOf(id));
    expect((await put(id, { title: 'Tanpa token' }, tag)).status).toBe(200);
    expect((await put(id, { title: 'Sekali lagi' }, tag)).status).toBe(412);
  });

  it('takes tags as they are written: strong, several, any', async () => {
    const id = await newSet();
    const tag = await tagOf(id);
    expect(tag).toMatch(/^W\/"/);
    expect((await put(id, { title: 'Kuat' }, tag.replace('W/', ''))).status).toBe(200);
    expect((await put(id, { title: 'Salah satu' }, `"x", ${await tagOf(id)}`)).status).toBe(200);
    expect((await put(id, { title: 'Apa pun' }, '*')).status).toBe(200);
    for (const other of ['"x"', 'W/"x"', '', 'x', tag]) {
      expect((await put(id, { title: 'Tidak' }, other)).status).toBe(412);
    }
    expect(await read(id)).toMatchObject({ title: 'Apa pun' });
  });

  it('is not stopped by downloads, and is by files', async () => {
    const id = await newSet();
    const empty = await tagOf(id);
    await uploaded(server, { setId: id, category: 'questions', bytes: 'Soal', token: sari });
    expect((await put(id, {}, empty)).status).toBe(412);

    const before = await tagOf(id);
    const [file] = (await read(id)).files;
    await (await server.get(`/api/files/download/${file?.id}`)).arrayBuffer();
    expect(await read(id)).toMatchObject({ downloads: 1 });
    expect(await tagOf(id)).toBe(before);
    expect((await put(id, { title: 'Sesudah diunduh' }, before)).status).toBe(200);
  });

  it('asks who may change it, and whether the body is good, first', async () => {
    const id = await newSet();
    const mira = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    expect((await put(id, {}, '"x"', mira)).status).toBe(403);
    expect((await put(id, {}, '"x"', '')).status).toBe(401);
    expect((await put(id, { title: '' }, '"x"')).status).toBe(400);
    expect((await put(999_999, {}, '"x"')).status).toBe(404);
  });

  it('lets one of two that come at the same time through', async () => {
    const id = await newSet();
    const tag = await tagOf(id);
    const titles = ['Pertama', 'Kedua'];
    const answers = await Promise.all(titles.map((title) => put(id, { title }, tag)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const done = titles[answers.findIndex(({ status }) => status === 200)];
    expect(await read(id)).toMatchObject({ title: done });
  });
});

describe('PUT /api/questionsets/{id} without If-Match', () => {
  it('changes whatever is there', async () => {
    const id = await newSet();
    await put(id, { title: 'Oleh admin' }, undefined, admin);
    expect((await put(id, { title: 'Oleh pemilik' })).status).toBe(200);
  });
});
