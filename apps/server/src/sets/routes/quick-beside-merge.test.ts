import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagePdf, streamObject } from '../../test/hostile/make-pdf.js';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';

/** Each keeps its process busy until it has cost what a document may. */
const COSTLY = Array.from({ length: 60 }, (_, index) =>
  pagePdf({
    more: [
      streamObject('/Type /XRef /Size 9 /W [1 99999999 1] /Root 1 0 R', Buffer.from(`x${index}`)),
    ],
  }),
);

let server: TestServer;
let sari: string;

beforeAll(async () => {
  const files = COSTLY.map((bytes, index) => sampleFile('questions', `${index}.pdf`, bytes));
  const bank = sampleBank();
  server = await startTestServer({
    bank: { ...bank, sets: [...bank.sets, sampleSet({ title: 'Lama', files })] },
  });
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
});
afterAll(() => server.stop());

it('lists, details, pages, writes and uploads end while a merge still runs', async () => {
  const { combiner } = server.services;
  const { combine } = combiner;
  const begun = new Promise<void>((resolve) => {
    combiner.combine = (files, holder) => {
      resolve();
      return combine(files, holder);
    };
  });
  const leave = new AbortController();
  const merge = server
    .get('/api/files/combine-preview/4?type=questions', { signal: leave.signal })
    .then(
      () => 'merged',
      () => 'left',
    );
  const soFar = () => Promise.race([merge, Promise.resolve('merging')]);
  await begun;

  const status = async (path: string) => (await server.get(path)).status;
  const set = { title: 'Sela', subject: 'x', difficulty: 'Mudah' };
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await status('/api/questionsets')).toBe(200);
    expect(await status('/api/questionsets/1')).toBe(200);
    expect(await status('/api/questionsets?q=graf&limit=5')).toBe(200);
  }
  expect((await server.send('POST', '/api/questionsets', set, sari)).status).toBe(201);
  const upload = { setId: 1, category: 'answers', bytes: 'isi', token: sari };
  expect((await uploaded(server, upload)).size).toBe(3);
  expect(await soFar()).toBe('merging');

  leave.abort();
  expect(await merge).toBe('left');
  combiner.close();
});
