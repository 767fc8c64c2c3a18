import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, newLecturer, type PaperCalls, sectionOf } from '../../test/paper-calls.js';
import { samplePng } from '../../test/sample-png.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { verifyStore } from '../verify-store.js';

let server: TestServer;
let sari: PaperCalls;
let tono: PaperCalls;
let mira: PaperCalls;
let kepala: PaperCalls;

beforeAll(async () => {
  server = await startTestServer();
  sari = await callsOf(server, 'sari');
  mira = await callsOf(server, 'mira');
  kepala = await callsOf(server, 'kepala');
  tono = await newLecturer(server, 'Tono');
});
afterAll(() => server.stop());

const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Head of a JPEG: a comment, and the start of a frame. */
function sampleJpeg(width: number, height: number): Buffer {
  const sides = Buffer.alloc(4);
  sides.writeUInt16BE(height, 0);
  sides.writeUInt16BE(width, 2);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x61, 0x62, 0xff, 0xff, 0xc0, 0, 11, 8]);
  return Buffer.concat([head, sides, Buffer.from([1, 1, 0x11, 0, 0xff, 0xd9])]);
}

async function uploaded(calls: PaperCalls, bytes: Uint8Array): Promise<string> {
  const answer = await calls.image(bytes);
  expect(answer.status).toBe(201);
  const { ref } = (await answer.json()) as { ref: string };
  expect(ref).toBe(`gambar:${shaOf(bytes)}`);
  return ref;
}

const open = (calls: PaperCalls, ref: string) => calls.get(`/images/${ref.replace('gambar:', '')}`);

describe('a picture', () => {
  it('is stored by its content, and sent as its type, so that nothing in it can act', async () => {
    const png = samplePng(8, 6);
    const ref = await uploaded(sari, png);
    expect(await uploaded(sari, png)).toBe(ref);
    const answer = await open(sari, ref);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-cache',
      'content-length': String(png.byteLength),
    });
    const again = await sari.get(`/images/${shaOf(png)}`, {
      'if-none-match': answer.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    const jpeg = await open(sari, await uploaded(sari, sampleJpeg(30, 20)));
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  });

  it.each([
    ['a text', Buffer.from('bukan gambar'), 415, 'not-an-image'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not-an-image'],
    ['the beginning of a PNG', samplePng(8, 6).subarray(0, 20), 415, 'not-an-image'],
    ['the beginning of a JPEG', sampleJpeg(8, 6).subarray(0, 12), 415, 'not-an-image'],
    ['a PNG of no points', samplePng(0, 6), 415, 'not-an-image'],
    ['nothing', Buffer.alloc(0), 400, 'empty-file'],
    ['a wide PNG', samplePng(4001, 1), 413, 'image-too-large'],
    ['a high JPEG', sampleJpeg(10, 10_000), 413, 'image-too-large'],
    ['more than 2 MB', Buffer.concat([samplePng(8, 6), Buffer.alloc(2 ** 21)]), 413, 'too-large'],
  ])('is not %s', async (_, bytes, status, code) => {
    const answer = await sari.image(bytes);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      status,
      code,
    ]);
    expect((await open(sari, shaOf(bytes))).status).toBe(404);
  });

  it('may have sides of 4,000 points', async () => {
    expect((await sari.image(samplePng(4000, 1))).status).toBe(201);
  });
});

describe('who may open a picture', () => {
  it('is its uploader, and who may see a question that its uploader put it in', async () => {
    const ref = await uploaded(sari, samplePng(11, 7));
    const unknown = await open(tono, 'a'.repeat(64));
    const refusal = [404, await unknown.text(), unknown.headers.get('etag')];
    const refused = async (calls: PaperCalls) => {
      const answer = await open(calls, ref);
      return [answer.status, await answer.text(), answer.headers.get('etag')];
    };
    for (const calls of [tono, mira, kepala]) expect(await refused(calls)).toEqual(refusal);
    const question = await sari.question({ markdown: `![x](${ref})`, visibility: 'owner' });
    expect(await refused(tono)).toEqual(refusal);
    await sari.send('PUT', `/questions/${question.id}`, { visibility: 'lecturers' });
    expect((await open(tono, ref)).status).toBe(200);
    expect((await open(kepala, ref)).status).toBe(200);
    expect(await refused(mira)).toEqual(refusal);
    await sari.send('DELETE', `/questions/${question.id}`);
    expect(await refused(tono)).toEqual(refusal);
    expect((await open(sari, ref)).status).toBe(200);
    expect((await server.get(`/api/images/${ref.slice(7)}`)).status).toBe(401);
    expect((await sari.get('/images/1')).status).toBe(404);
  });

  it('is nobody by naming it, and both who have the same', async () => {
    const bytes = samplePng(12, 7);
    const ref = await uploaded(sari, bytes);
    await tono.question({ markdown: `![x](${ref})`, visibility: 'lecturers' });
    expect((await open(tono, ref)).status).toBe(404);
    expect((await open(kepala, ref)).status).toBe(404);
    await uploaded(tono, bytes);
    expect((await open(tono, ref)).status).toBe(200);
    expect((await open(kepala, ref)).status).toBe(200);
  });

  it('is missing in a paper of who only named it', async () => {
    const ref = await uploaded(sari, samplePng(13, 7));
    const question = await tono.question({ markdown: `Lihat ![peta](${ref})` });
    const { id } = await tono.paper({ sections: [sectionOf(question)] });
    const warnings = await tono.get(`/papers/${id}/warnings`);
    expect(await warnings.json()).toMatchObject([
      { questionId: question.id, code: 'image-missing' },
    ]);
    const own = await sari.question({ markdown: `Lihat ![peta](${ref})` });
    const { id: paper } = await sari.paper({ sections: [sectionOf(own)] });
    expect(
      (await (await sari.get(`/papers/${paper}/warnings`)).json()) as object[],
    ).not.toContainEqual(expect.objectContaining({ code: 'image-missing' }));
  });
});

it('leaves the store sound, and is reported missing when its content is', async () => {
  const { contents, db, store } = server.services;
  const ref = await uploaded(sari, samplePng(14, 7));
  await contents.sweep();
  expect((await verifyStore(db, store)).orphans).toEqual([]);
  await store.remove(ref.slice(7));
  expect((await open(sari, ref)).status).toBe(404);
  const { missing } = await verifyStore(db, store);
  expect(missing).toMatchObject([{ setId: null, sha256: ref.slice(7) }]);
});
