import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCX_TYPE } from '@bank-soal/contract/routes';
import { extractRawText } from 'mammoth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receivedFile } from '../../test/received-file.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
const PATH = '/api/files/download-template';

beforeAll(async () => {
  server = await startTestServer({ env: { SITE_FACULTY: 'Program Studi Uji' } });
});
afterAll(() => server.stop());

it('is a Word document with heading, identity, instructions and questions', async () => {
  const answer = await server.get(PATH);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, DOCX_TYPE]);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=Template_Soal.docx');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { value } = await extractRawText({ buffer: bytes });
  for (const words of [
    'PROGRAM STUDI UJI',
    'Mata Kuliah',
    'Tingkat Kesulitan',
    'Petunjuk Pengerjaan',
    'Pilihan Ganda',
    'Esai',
    'Contoh Masukan',
    'Cara Menulis agar Soal Terbaca',
  ]) {
    expect(value).toContain(words);
  }
});

it('is made once, answers ranges and 304', async () => {
  const [first, second] = await Promise.all([server.get(PATH), server.get(PATH)]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
  const part = await server.get(PATH, { headers: { range: 'bytes=0-3' } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(0, 4)]);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await server.get(PATH, { headers })).status).toBe(304);
});

it('passes its own inspection, as every upload must', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-template-'));
  const path = join(folder, 'template');
  await writeFile(path, Buffer.from(await (await server.get(PATH)).arrayBuffer()));
  expect(
    await server.services.inspector.inspect(await receivedFile(path), 'docx', 1),
  ).toBeUndefined();
  await rm(folder, { recursive: true });
});
