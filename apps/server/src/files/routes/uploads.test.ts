import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingFolder } from '../../test/s3/test-bucket.js';
import { samplePdf } from '../../test/sample-bank.js';
import { sampleDocx } from '../../test/sample-docx.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import {
  multipartFrame,
  type SampleUpload,
  sendRaw,
  upload,
  uploaded,
  uploadForm,
} from '../../test/upload.js';
import { verifyStore } from '../verify-store.js';

interface Refused {
  message: string;
}

const MB = 1024 * 1024;
let server: TestServer;
let sari: string;
let mira: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ env: { MAX_UPLOAD_MB: '2' } });
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  mira = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

const text = (more: SampleUpload = {}): SampleUpload => ({
  setId: 1,
  category: 'answers',
  bytes: 'Jawaban: 42',
  token: sari,
  ...more,
});

async function setOf(id: number): Promise<QuestionSetAnswer> {
  return (await (await server.get(`/api/questionsets/${id}`)).json()) as QuestionSetAnswer;
}

async function newSet(): Promise<number> {
  const body = { title: 'Baru', subject: 'Basis Data', difficulty: 'Mudah' };
  const answer = await server.send('POST', '/api/questionsets', body, sari);
  return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
}

const pending = () => readdir(pendingFolder(server.dataDir));

/** Every file has its bytes, and nothing else lies around. */
async function expectSound(): Promise<void> {
  const { db, store } = server.services;
  expect(await pending()).toEqual([]);
  expect(await verifyStore(db, store)).toEqual({ missing: [], damaged: [], orphans: [] });
}

async function status(what: SampleUpload): Promise<number> {
  const answer = await upload(server, what);
  const { message } = (await answer.json()) as { message: string };
  expect(message.length).toBeGreaterThan(5);
  return answer.status;
}

describe('POST /api/files/upload', () => {
  it.each([
    ['pdf', 'soal.PDF', async () => samplePdf(2)],
    ['docx', 'soal.docx', () => sampleDocx()],
    ['txt', 'soal.txt', async () => Buffer.from('Soal 1\nn ≤ 3')],
  ])('stores a %s, byte for byte', async (type, name, make) => {
    const bytes = await make();
    const setId = await newSet();
    const file = await uploaded(server, text({ setId, category: 'questions', name, bytes }));
    expect(file).toEqual({
      id: expect.any(Number),
      originalname: name,
      filetype: type,
      filecategory: 'questions',
      size: bytes.byteLength,
    });
    expect((await setOf(setId)).files).toEqual([file]);
    const list = (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];
    expect(list.find(({ id }) => id === setId)?.files).toEqual([file]);
    for (const path of ['download', 'blob']) {
      const answer = await server.get(`/api/files/${path}/${file.id}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('takes the parts in any order, and ignores others', async () => {
    const setId = await newSet();
    for (const fileFirst of [true, false]) {
      const what = text({ setId, fileFirst, more: { catatan: 'x', id: '9', size: '1' } });
      expect((await uploaded(server, what)).size).toBe(11);
    }
    expect((await setOf(setId)).files).toHaveLength(2);
  });

  it('takes several files a category at once, each with its own place', async () => {
    const setId = await newSet();
    const names = Array.from({ length: 12 }, (_, index) => `soal-${index}.txt`);
    const files = await Promise.all(
      names.map((name) => uploaded(server, text({ setId, name, bytes: name }))),
    );
    const { files: stored } = await setOf(setId);
    expect(stored.map(({ id }) => id).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    const rows = await server.services.db
      .selectFrom('files')
      .select('position')
      .where('question_set_id', '=', setId)
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(12);
  });

  it('fills a set up to thirty files, also at once, and no further', async () => {
    const setId = await newSet();
    const { db } = server.services;
    const rows = Array.from({ length: 27 }, (_, position) => ({
      question_set_id: setId,
      category: 'questions',
      position,
      name: `${position}.txt`,
      type: 'txt',
      size: 11,
      sha256: createHash('sha256').update('Jawaban: 42').digest('hex'),
      created_at: new Date().toISOString(),
    }));
    await db.insertInto('files').values(rows).execute();
    const answers = await Promise.all(
      [sari, sari, sari, admin, admin, admin].map((token) =>
        upload(server, text({ setId, token })),
      ),
    );
    const ends = await Promise.all(
      answers.map(async (answer) => [answer.status, ((await answer.json()) as Refused).message]),
    );
    const full = [400, expect.stringContaining('paling banyak 30 file')];
    const stored = [201, 'File berhasil diupload.'];
    expect(ends.toSorted()).toEqual([stored, stored, stored, full, full, full]);
    expect((await setOf(setId)).files).toHaveLength(30);
    // A removed file frees its share.
    const [{ id } = { id: 0 }] = (await setOf(setId)).files;
    await server.get(`/api/files/${id}`, { method: 'DELETE', headers: { 'x-access-token': sari } });
    expect(await status(text({ setId }))).toBe(201);
    expect(await status(text({ setId }))).toBe(400);
  });

  it('keeps equal content once', async () => {
    const setId = await newSet();
    const bytes = Buffer.from('isi yang sama');
    const upload = (name: string) => uploaded(server, text({ setId, name, bytes }));
    const files = await Promise.all(['a.txt', 'b.txt', 'c.txt'].map(upload));
    expect(new Set(files.map(({ id }) => id)).size).toBe(3);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const names: string[] = [];
    for await (const name of server.services.store.list()) names.push(name);
    expect(names.filter((name) => name === sha256)).toHaveLength(1);
  });

  it('does not let an empty browser field or an unknown set through', async () => {
    expect(await status(text({ setId: undefined }))).toBe(400);
    expect(await status(text({ setId: '' }))).toBe(400);
    expect(await status(text({ category: undefined }))).toBe(400);
    expect(await status(text({ category: 'Questions' }))).toBe(400);
    expect(await status(text({ bytes: undefined }))).toBe(400);
    expect(await status(text({ bytes: '' }))).toBe(400);
    expect(await status(text({ setId: 999 }))).toBe(404);
    expect(await status(text({ setId: 'abc' }))).toBe(404);
    expect(await status(text({ setId: 999, category: 'x', token: mira }))).toBe(404);
    expect(await status(text({ category: 'x', token: mira }))).toBe(403);
    expect(await status(text({ token: undefined }))).toBe(401);
    expect(await status(text({ name: 'soal.exe' }))).toBe(415);
    await expectSound();
  });

  it("belongs to the set's creator and to administrators", async () => {
    expect(await status(text({ token: mira }))).toBe(403);
    expect((await uploaded(server, text({ token: admin }))).filecategory).toBe('answers');
  });

  it('is refused for a withdrawn set', async () => {
    const setId = await newSet();
    await server.send('DELETE', `/api/questionsets/${setId}`, undefined, sari);
    expect(await status(text({ setId }))).toBe(404);
    await expectSound();
  });

  it('keeps names in every language, and takes out what deceives', async () => {
    const setId = await newSet();
    for (const [given, kept] of [
      ['Soal “UTS” – é 期末 👩‍💻.txt', 'Soal “UTS” – é 期末 👩‍💻.txt'],
      ['../../../etc/passwd.txt', 'passwd.txt'],
      ['soal\u202Efdp.txt', 'soalfdp.txt'],
      [`${'n'.repeat(300)}.txt`, `${'n'.repeat(251)}.txt`],
    ] as const) {
      const file = await uploaded(server, text({ setId, name: given }));
      expect(file.originalname).toBe(kept);
      const answer = await server.get(`/api/files/download/${file.id}`);
      const header = answer.headers.get('content-disposition') ?? '';
      expect(header).toContain(
        /[^\x20-\x7e]/.test(kept) ? encodeURIComponent(kept).slice(0, 20) : kept,
      );
    }
  });

  it('reads quotation marks as a browser writes them, and gives them back', async () => {
    const name = 'Soal "UTS" 100%.txt';
    const { id, originalname } = await uploaded(server, text({ name }));
    expect(originalname).toBe(name);
    const { headers } = await server.get(`/api/files/blob/${id}`);
    expect(headers.get('content-disposition')).toBe('inline; filename="Soal \\"UTS\\" 100%.txt"');
  });

  it('refuses bodies that are no upload', async () => {
    const { contentType } = multipartFrame(1);
    const headers = (type: string) => ({ 'x-access-token': sari, 'content-type': type });
    for (const [type, body] of [
      ['application/json', '{"file": 1}'],
      ['multipart/form-data', 'x'],
      [contentType, ''],
      [contentType, 'tanpa batas'],
      [contentType, '------batas\r\nrusak'],
    ] as const) {
      const pieces = [Buffer.from(body)];
      const answer = await sendRaw(server, { headers: headers(type), pieces });
      expect([type, answer.status]).toEqual([type, 400]);
      expect(JSON.parse(answer.body)).toEqual({
        message: expect.any(String),
        code: 'broken-upload',
      });
    }
    const form = uploadForm(text());
    form.append('file', new Blob(['kedua']), 'kedua.txt');
    const twice = await server.get('/api/files/upload', {
      method: 'POST',
      headers: { 'x-access-token': sari },
      body: form,
    });
    expect(twice.status).toBe(400);
    await expectSound();
  });
});

describe('a file that is too large', () => {
  const line = Buffer.alloc(64 * 1024, 'soal ');

  function* endless(head: Buffer) {
    yield head;
    for (;;) yield line;
  }

  it('is one above the limit; one at the limit is taken', async () => {
    const setId = await newSet();
    const bytes = Buffer.alloc(2 * MB, 'a');
    expect((await uploaded(server, text({ setId, bytes }))).size).toBe(2 * MB);
    const over = await upload(server, text({ setId, bytes: Buffer.alloc(2 * MB + 1, 'a') }));
    expect([over.status, await over.json()]).toMatchObject([
      413,
      { message: 'Ukuran file melebihi 2 MB.' },
    ]);
  });

  it.each([
    ['chunked', {}],
    ['chunked on a connection to close', { connection: 'close' }],
    ['with its length', { 'content-length': String(400 * MB) }],
  ])('is refused while it still comes: %s', async (_, more) => {
    const { contentType, head } = multipartFrame(1);
    const headers = { 'x-access-token': sari, 'content-type': contentType, ...more };
    const answer = await sendRaw(server, { headers, pieces: endless(head) });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      413,
      { message: 'Ukuran file melebihi 2 MB.' },
    ]);
    await wait(50);
    await expectSound();
  });

  it('is refused before the session ends, and not before it begins', async () => {
    const { contentType, head } = multipartFrame(1);
    const headers = { 'content-type': contentType };
    expect((await sendRaw(server, { headers, pieces: endless(head) })).status).toBe(401);
  });

  it('can be JSON, too', async () => {
    const headers = { 'x-access-token': sari, 'content-type': 'application/json' };
    const declared: Record<string, string>[] = [{}, { 'content-length': String(50 * MB) }];
    for (const more of declared) {
      const answer = await sendRaw(server, {
        path: '/api/questionsets',
        headers: { ...headers, ...more },
        pieces: endless(Buffer.from('{"title": "')),
      });
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
        413,
        { message: 'Data yang dikirim terlalu besar.' },
      ]);
    }
  });

  it('leaves the connection to others usable', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        status(text({ bytes: Buffer.alloc(index % 2 ? 3 * MB : MB, 'a') })),
      ),
    );
    expect(answers).toEqual([201, 413, 201, 413, 201, 413, 201, 413]);
  });
});

describe('an upload that breaks off', () => {
  it('leaves no file, no row and no temporary file', async () => {
    const setId = await newSet();
    const { contentType, head } = multipartFrame(setId);
    const headers = { 'x-access-token': sari, 'content-type': contentType };
    const stop = new AbortController();
    async function* halting() {
      yield head;
      yield Buffer.alloc(MB, 'a');
      await wait(20_000, undefined, { signal: stop.signal });
    }
    const broken = Array.from({ length: 4 }, () =>
      fetch(`${server.url}/api/files/upload`, {
        method: 'POST',
        headers,
        body: ReadableStream.from(halting()),
        duplex: 'half',
        signal: stop.signal,
      } as RequestInit).catch(() => 'broken'),
    );
    await expect.poll(pending, { timeout: 10_000 }).toHaveLength(4);
    stop.abort();
    expect(await Promise.all(broken)).toEqual(Array<string>(4).fill('broken'));
    await expect.poll(pending, { timeout: 10_000 }).toEqual([]);
    expect((await setOf(setId)).files).toEqual([]);
    await expectSound();
  });
});

describe('DELETE /api/files/{id}', () => {
  const remove = (id: number | string, token?: string) =>
    server.send('DELETE', `/api/files/${id}`, undefined, token);

  it('removes the file, and its bytes when nobody else has them', async () => {
    const setId = await newSet();
    const one = await uploaded(server, text({ setId, bytes: 'dibagi' }));
    const two = await uploaded(server, text({ setId, bytes: 'dibagi' }));
    expect((await remove(one.id, sari)).status).toBe(200);
    expect((await setOf(setId)).files).toEqual([two]);
    expect((await server.get(`/api/files/blob/${one.id}`)).status).toBe(404);
    expect(await (await server.get(`/api/files/blob/${two.id}`)).text()).toBe('dibagi');
    expect((await remove(two.id, admin)).status).toBe(200);
    await expectSound();
  });

  it('belongs to the creator and to administrators', async () => {
    const setId = await newSet();
    const { id } = await uploaded(server, text({ setId }));
    expect((await remove(id)).status).toBe(401);
    expect((await remove(id, mira)).status).toBe(403);
    expect((await remove(999_999, mira)).status).toBe(404);
    expect((await remove('abc', mira)).status).toBe(404);
    await server.send('DELETE', `/api/questionsets/${setId}`, undefined, sari);
    expect((await remove(id, sari)).status).toBe(404);
  });

  it('has one winner of a race, and never takes what is uploaded meanwhile', async () => {
    const setId = await newSet();
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await uploaded(server, text({ setId, bytes: 'berebut' }));
      const [kept, ...removed] = await Promise.all([
        uploaded(server, text({ setId, bytes: 'berebut' })),
        remove(id, sari),
        remove(id, sari),
      ]);
      expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect(await (await server.get(`/api/files/blob/${kept.id}`)).text()).toBe('berebut');
      await remove(kept.id, sari);
    }
    await expectSound();
  });
});
