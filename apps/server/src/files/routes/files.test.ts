import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretTags } from '../../answers/secret-tags.js';
import { samplePdf } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
const pdf = samplePdf(3);
const QUESTION = '/api/files/download/3';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function downloads(): Promise<number> {
  const set = (await (await server.get('/api/questionsets/1')).json()) as { downloads: number };
  return set.downloads;
}

/** How many downloads a request counts. */
async function counted(path: string, init?: RequestInit): Promise<number> {
  const before = await downloads();
  await (await server.get(path, init)).arrayBuffer();
  return (await downloads()) - before;
}

const ranged = (range: string, more: Record<string, string> = {}) => ({
  headers: { range, ...more },
});

describe('GET /api/files/download/{id}', () => {
  it("gives the file's own bytes under its own name", async () => {
    const answer = await server.get(QUESTION);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Soal UTS ?Final? ? ?.pdf"; ' +
        "filename*=UTF-8''Soal%20UTS%20%E2%80%9CFinal%E2%80%9D%20%E2%80%93%20%C3%A9.pdf",
    );
    expect(answer.headers.get('content-length')).toBe(String(pdf.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('counts a question file once, others never', async () => {
    expect(await counted(QUESTION)).toBe(1);
    expect(await counted('/api/files/download/1')).toBe(0);
    expect(await counted('/api/files/download/2')).toBe(0);
    expect(await counted('/api/files/blob/3')).toBe(0);
  });

  it('counts a GET from the first byte, and neither HEAD nor the rest of a download', async () => {
    expect(await counted(QUESTION, { method: 'HEAD' })).toBe(0);
    expect(await counted(QUESTION, ranged('bytes=0-'))).toBe(1);
    expect(await counted(QUESTION, ranged('bytes=0-9'))).toBe(1);
    expect(await counted(QUESTION, ranged('bytes=10-'))).toBe(0);
    expect(await counted(QUESTION, ranged('bytes=-10'))).toBe(0);
    expect(await counted(QUESTION, ranged('bytes=999999-'))).toBe(0);
  });

  it('counts every one of many parallel downloads', async () => {
    const before = await downloads();
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.get(QUESTION)));
    const sizes = await Promise.all(
      answers.map(async (answer) => (await answer.arrayBuffer()).byteLength),
    );
    expect(new Set(sizes)).toEqual(new Set([pdf.length]));
    expect(await downloads()).toBe(before + 40);
  });

  it('is stored by no cache, which would hide downloads', async () => {
    const etag = (await server.get(QUESTION)).headers.get('etag') ?? '';
    const again = await server.get(QUESTION, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toContain('no-store');
  });

  it('answers 404 where there is no such file', async () => {
    for (const id of ['999', 'abc', '0']) {
      const answer = await server.get(`/api/files/download/${id}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { message: expect.any(String) },
      ]);
    }
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-4', 206, 0, 5],
    ['bytes=5-', 206, 5, undefined],
    ['bytes=-7', 206, -7, undefined],
    ['bytes=0-999999', 206, 0, undefined],
    ['bytes=0-1,4-5', 200, 0, undefined],
    ['lines=0-4', 200, 0, undefined],
    ['bytes=9-3', 200, 0, undefined],
  ])('%s answers %i', async (range, status, from, to) => {
    const answer = await server.get('/api/files/blob/3', ranged(range));
    expect(answer.status).toBe(status);
    const wanted = pdf.subarray(from, to);
    expect(Buffer.from(await answer.arrayBuffer()).equals(wanted)).toBe(true);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    const start = from < 0 ? pdf.length + from : from;
    const span = `bytes ${start}-${start + wanted.length - 1}/${pdf.length}`;
    expect(answer.headers.get('content-range')).toBe(status === 206 ? span : null);
  });

  it('outside the file are refused', async () => {
    const answer = await server.get('/api/files/blob/3', ranged(`bytes=${pdf.length}-`));
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${pdf.length}`);
  });

  it('count only while the file is still the same', async () => {
    const etag = (await server.get('/api/files/blob/3')).headers.get('etag') ?? '';
    const ask = async (tag: string) =>
      (await server.get('/api/files/blob/3', ranged('bytes=2-4', { 'if-range': tag }))).status;
    expect(await ask(etag)).toBe(206);
    expect(await ask('"older"')).toBe(200);
  });
});

describe('GET /api/files/blob/{id}', () => {
  it('gives the bytes inline, locked away from the site', async () => {
    const answer = await server.get('/api/files/blob/1');
    expect(await answer.text()).toBe('Jawaban: 1NF, 2NF, 3NF.');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename=Kunci.txt');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; frame-ancestors 'self'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers 304 to its own ETag', async () => {
    const etag = (await server.get('/api/files/blob/1')).headers.get('etag') ?? '';
    const again = await server.get('/api/files/blob/1', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('tells size and type to HEAD, without a body', async () => {
    const answer = await server.get('/api/files/blob/3', { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(pdf.length));
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('ETags', () => {
  const hashes = (content: string | Buffer) =>
    (['hex', 'base64', 'base64url'] as const).map((form) =>
      createHash('sha256').update(content).digest(form).slice(0, 16),
    );

  it.each([
    '/api/files/download/3',
    '/api/files/blob/3',
    '/api/files/combine-preview/1?type=questions',
  ])('of %s say nothing about the content', async (path) => {
    const answer = await server.get(path);
    const etag = answer.headers.get('etag') ?? '';
    const sent = Buffer.from(await answer.arrayBuffer());
    const kept = (await server.services.db.selectFrom('files').select('sha256').execute()).map(
      (row) => row.sha256,
    );
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const known = [pdf, sent].flatMap(hashes);
    for (const hash of [...known, ...kept]) expect(etag).not.toContain(hash.slice(0, 16));
    const documents = await readdir(join(server.dataDir, 'previews'));
    for (const name of documents) expect(name).not.toContain(etag.slice(1, 9));
  });

  it('are the same for servers that share their secret, and only for these', () => {
    const [own, other] = ['a', 'b'].map((letter) => createSecretTags(letter.repeat(32)));
    const tag = own?.('file', 1, 'f00d');
    expect(tag).toBe(createSecretTags('a'.repeat(32))('file', 1, 'f00d'));
    expect(tag).not.toBe(other?.('file', 1, 'f00d'));
    // Two files of one content do not reveal each other.
    expect(tag).not.toBe(own?.('file', 2, 'f00d'));
    expect(tag).not.toBe(own?.('combined', 1, 'f00d'));
  });
});
