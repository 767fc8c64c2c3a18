import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '../../test/pdf-text.js';
import { bombPdf, sampleBank, sampleFile, samplePdf, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const MB = 1024 * 1024;
let server: TestServer;

/** A page that says 'halo', encrypted; with an empty user password every viewer opens it. */
async function encryptedPdf(userPassword: string): Promise<Buffer> {
  const page = new PDFKit({ userPassword, ownerPassword: 'pemilik', pdfVersion: '1.7' });
  const bytes = buffer(page);
  page.text('halo').end();
  return bytes;
}

const questions = (name: string, bytes: Uint8Array | string) =>
  sampleFile('questions', name, bytes);

beforeAll(async () => {
  server = await startTestServer({
    bank: sampleBank([
      sampleSet({
        files: [
          sampleFile('testCases', 'Uji.txt', 'masuk: 3 ≤ 4\nkeluar: ya'),
          questions('A.pdf', samplePdf(3)),
          sampleFile('answers', 'Kunci.txt', 'baris\n'.repeat(200)),
          questions('B.pdf', samplePdf(2)),
        ],
      }),
      sampleSet({ files: [questions('rusak.pdf', samplePdf(4).subarray(0, 300))] }),
      sampleSet({ files: [questions('rahasia.pdf', await encryptedPdf('terkunci'))] }),
      sampleSet({ files: [questions('soal.docx', 'PK'), questions('A.pdf', samplePdf(1))] }),
      sampleSet({ files: [questions('kosong.pdf', '%PDF-1.7\n%%EOF')] }),
      sampleSet({
        files: [questions('A.pdf', samplePdf(1)), questions('bom.pdf', bombPdf(700 * MB))],
      }),
      sampleSet({ files: [questions('milik.pdf', await encryptedPdf(''))] }),
      sampleSet({ files: [questions('sebentar.txt', 'Hilang sebentar')] }),
      sampleSet({ files: [questions('keburu.txt', 'Keburu dihapus')] }),
      sampleSet({
        files: [1, 2, 3, 4].map((number) => questions(`${number}.txt`, `Berkas nomor ${number}`)),
      }),
      sampleSet({ files: [questions('satu.txt', 'Satu-satunya berkas')] }),
    ]),
  });
});
afterAll(() => server.stop());

const preview = (id: number, type = 'questions') =>
  server.get(`/api/files/combine-preview/${id}?type=${type}`);

async function read(answer: Response) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
  return { pages: document.getPageCount(), text: await pdfText(bytes), bytes };
}

describe('GET /api/files/combine-preview/{id}', () => {
  it('puts the question files in their order and the test cases behind them', async () => {
    const { pages, text } = await read(await preview(1));
    expect(pages).toBe(3 + 2 + 1);
    expect(text).toContain('masuk: 3 ≤ 4');
  });

  it('breaks a long text over as many pages as it needs', async () => {
    const { pages, text } = await read(await preview(1, 'answers'));
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain('Kunci.txt');
  });

  it('means the questions when no type is given, and refuses other types', async () => {
    const { pages } = await read(await server.get('/api/files/combine-preview/1'));
    expect(pages).toBe(6);
    expect((await preview(1, 'testCases')).status).toBe(400);
  });

  it.each([
    [2, 'rusak.pdf', 'rusak atau tidak lengkap', 1],
    [3, 'rahasia.pdf', 'dilindungi password', 1],
    [4, 'soal.docx', 'rusak atau tidak lengkap', 2],
    [5, 'kosong.pdf', 'rusak atau tidak lengkap', 1],
  ])('says on a page of set %i why %s is missing', async (id, name, reason, count) => {
    const { pages, text } = await read(await preview(id));
    expect(pages).toBe(count);
    expect(text).toContain(name);
    expect(text).toContain(reason);
  });

  it('opens a file that only restricts its use', async () => {
    const { pages, text } = await read(await preview(7));
    expect([pages, text]).toEqual([1, 'halo']);
  });

  it('gives up on a file that unpacks to more than is ever laid out, and shows the others', async () => {
    const { pages, text } = await read(await preview(6));
    expect(pages).toBe(2);
    expect(text).toContain('bom.pdf');
    expect(text).toContain('terlalu panjang atau terlalu rumit');
  });

  it('makes the same document once for all who ask at the same time, and keeps it', async () => {
    const folder = join(server.dataDir, 'previews');
    const kept = async () => (await readdir(folder)).filter((name) => name.endsWith('.pdf')).length;
    const etags = await Promise.all(
      Array.from({ length: 6 }, async () => (await preview(1)).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(1);
    const before = await kept();
    const again = await server.get('/api/files/combine-preview/1?type=questions', {
      headers: { 'if-none-match': etags[0] ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await kept()).toBe(before);
  });

  it('answers ranges', async () => {
    const { bytes } = await read(await preview(1));
    const part = await server.get('/api/files/combine-preview/1?type=questions', {
      headers: { range: 'bytes=5-8' },
    });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([
      206,
      Buffer.from(bytes.subarray(5, 9)),
    ]);
  });

  it('shows a file again that was missing for a while', async () => {
    const { store } = server.services;
    const { sha256 } = await store.put([Buffer.from('Hilang sebentar')]);
    await store.remove(sha256);
    const without = await preview(8);
    expect((await read(without)).text).toContain('tidak ada di penyimpanan server');
    await store.put([Buffer.from('Hilang sebentar')]);
    const again = await preview(8);
    expect((await read(again)).text).toContain('Hilang sebentar');
    expect(again.headers.get('etag')).not.toBe(without.headers.get('etag'));
  });

  it('is no failure when a file goes before its slot', async () => {
    const { store } = server.services;
    const { localPath } = store;
    store.localPath = async (sha256) => {
      const path = await localPath(sha256);
      await store.remove(sha256);
      return path;
    };
    expect((await read(await preview(9))).text).toContain('tidak ada di penyimpanan server');
    store.localPath = localPath;
  });

  it('leaves out what is removed from its set meanwhile, file after file', async () => {
    const { db, store } = server.services;
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const rows = await db
      .selectFrom('files')
      .selectAll()
      .where('question_set_id', '=', 10)
      .orderBy('id')
      .execute();
    const { localPath } = store;
    const doomed = rows.slice(0, -1);
    store.localPath = async (sha256) => {
      const path = await localPath(sha256);
      // Once the last is found, the first is removed: its slot has not come by then.
      const gone = sha256 === rows.at(-1)?.sha256 && doomed.shift();
      if (gone) await server.send('DELETE', `/api/files/${gone.id}`, {}, token);
      return path;
    };
    const { text, pages } = await read(await preview(10));
    store.localPath = localPath;
    expect([doomed, pages]).toEqual([[], 1]);
    expect(text).toContain('Berkas nomor 4');
  });

  it('is 404 when all of its set goes meanwhile', async () => {
    const { db, store } = server.services;
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const { localPath } = store;
    store.localPath = async (sha256) => {
      const path = await localPath(sha256);
      const file = db.selectFrom('files').select('id').where('sha256', '=', sha256);
      const { id } = await file.executeTakeFirstOrThrow();
      await server.send('DELETE', `/api/files/${id}`, {}, token);
      return path;
    };
    const answer = await preview(11);
    store.localPath = localPath;
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { message: expect.any(String) },
    ]);
  });

  it('answers 404 where there is nothing to combine', async () => {
    for (const answer of [await preview(2, 'answers'), await preview(999)]) {
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { message: expect.any(String) },
      ]);
    }
  });
});
