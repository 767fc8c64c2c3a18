import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '../../test/pdf-text.js';
import { type Relay, startRelay } from '../../test/s3/relay.js';
import { openTestBucket } from '../../test/s3/test-bucket.js';
import { sampleBank } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { type SampleUpload, upload, uploaded } from '../../test/upload.js';
import { verifyStore } from '../verify-store.js';

const AWAY =
  'Penyimpanan file sedang tidak dapat dijangkau. Tidak ada yang hilang; silakan coba lagi nanti.';
const SOUND = { missing: [], damaged: [], orphans: [] };

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let relay: Relay;
let server: TestServer;
let sari: string;

beforeEach(async () => {
  bucket = await openTestBucket();
  relay = await startRelay(bucket.env.S3_ENDPOINT ?? '');
  server = await startTestServer({ env: { ...bucket.env, S3_ENDPOINT: relay.url } });
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
});
afterEach(async () => {
  relay.mend();
  await server.stop();
  await relay.stop();
  await bucket.stop();
});

const text = (bytes: Uint8Array | string): SampleUpload => ({
  setId: 1,
  category: 'answers',
  bytes,
  token: sari,
});

async function filesOfSet(): Promise<number> {
  const { files } = (await (await server.get('/api/questionsets/1')).json()) as { files: object[] };
  return files.length;
}

async function expectAway(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toEqual({ message: AWAY, code: 'storage-unavailable' });
}

async function expectSound(): Promise<void> {
  const { db, store, contents } = server.services;
  expect(await readdir(join(server.dataDir, 'cache', 'pending'))).toEqual([]);
  await contents.sweep();
  expect(await verifyStore(db, store)).toEqual(SOUND);
}

describe('a bucket that is away', () => {
  it('refuses what needs it, answers all else, and is found again without a restart', async () => {
    const before = await filesOfSet();
    const paths = ['files/download/3', 'files/blob/3', 'questionsets/1/archive'];
    relay.cut();
    await expectAway(await upload(server, text('hilang')));
    for (const path of paths) await expectAway(await server.get(`/api/${path}`));
    expect((await server.get('/readyz')).status).toBe(503);
    expect((await server.get('/healthz')).status).toBe(200);
    const token = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    const state = await server.get('/api/admin/server', { headers: { 'x-access-token': token } });
    expect(await state.json()).toMatchObject({
      parts: expect.arrayContaining([{ part: 'files', problem: 'unreachable' }]),
    });
    expect((await server.get('/api/questionsets')).status).toBe(200);
    expect(await filesOfSet()).toBe(before);
    const set = { title: 'x', subject: 'y', difficulty: 'Mudah' };
    expect((await server.send('POST', '/api/questionsets', set, sari)).status).toBe(201);
    relay.mend();
    await expectSound();
    for (const path of paths) expect((await server.get(`/api/${path}`)).status).toBe(200);
    expect((await uploaded(server, text('ada lagi'))).size).toBe(8);
    expect((await server.get('/readyz')).status).toBe(200);
    await expectSound();
  });

  it('makes no preview that says a file is missing, and none that stays', async () => {
    const cache = join(server.dataDir, 'cache');
    const preview = () => server.get('/api/files/combine-preview/1?type=questions');
    // Contents on this machine need no bucket: they are removed.
    for (const name of await readdir(cache)) {
      if (name !== 'pending') await rm(join(cache, name), { recursive: true });
    }
    relay.cut();
    await expectAway(await preview());
    relay.mend();
    const whole = await preview();
    expect(whole.status).toBe(200);
    expect(await pdfText(await whole.bytes())).not.toContain('tidak ada di penyimpanan');
    relay.cut();
    expect((await preview()).status).toBe(200);
  });

  it('lets a file be deleted, and forgets its bytes later', async () => {
    const { id } = await uploaded(server, text('sementara'));
    relay.cut();
    const gone = await server.get(`/api/files/${id}`, {
      method: 'DELETE',
      headers: { 'x-access-token': sari },
    });
    expect(gone.status).toBe(200);
    relay.mend();
    expect((await server.get(`/api/files/blob/${id}`)).status).toBe(404);
    await expectSound();
  });

  it('in the middle of uploads keeps whole ones only', async () => {
    const bytes = Array.from({ length: 6 }, () => randomBytes(150_000).toString('hex'));
    relay.cutAfter(700_000);
    const answers = await Promise.all(bytes.map((one) => upload(server, text(one))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    relay.mend();
    await expectSound();
    expect(await filesOfSet()).toBe(3 + statuses.filter((status) => status === 201).length);
    for (const one of bytes) await uploaded(server, text(one));
    await expectSound();
  });

  it('in the middle of a download ends the connection, not the server', async () => {
    const file = await uploaded(server, text(randomBytes(3_000_000).toString('hex')));
    relay.cutAfter(1_000_000);
    const answer = await server.get(`/api/files/download/${file.id}`);
    expect(answer.status).toBe(200);
    const { byteLength } = await answer.arrayBuffer().catch(() => Buffer.alloc(0));
    expect(byteLength).toBe(0);
    expect((await server.get('/healthz')).status).toBe(200);
    relay.mend();
    const again = await server.get(`/api/files/download/${file.id}`);
    expect((await again.arrayBuffer()).byteLength).toBe(6_000_000);
  });

  it('does not keep the server from starting', async () => {
    await server.stop();
    relay.cut();
    server = await startTestServer({
      env: { ...bucket.env, S3_ENDPOINT: relay.url },
      bank: sampleBank([]),
    });
    expect((await server.get('/api/questionsets')).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(503);
    relay.mend();
    expect((await server.get('/readyz')).status).toBe(200);
  });
});
