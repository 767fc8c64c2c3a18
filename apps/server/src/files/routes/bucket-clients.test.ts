import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { requestBytes } from '../../test/hostile/raw-http.js';
import { type FakeS3, startFakeS3 } from '../../test/s3/fake-s3.js';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { upload } from '../../test/upload.js';

const MB = 1024 * 1024;
/** More than the connections that work and health have together. */
const CLIENTS = 60;

let fake: FakeS3;
let server: TestServer;
const clients: Socket[] = [];

async function start(env: Record<string, string>, bytes: Buffer): Promise<void> {
  fake = await startFakeS3('uji');
  const files = [
    sampleFile('questions', 'besar.txt', bytes),
    sampleFile('questions', 'kecil.txt', 'Soal kecil'),
  ];
  const keys = { S3_ACCESS_KEY_ID: 'kunci', S3_SECRET_ACCESS_KEY: 'rahasia-bucket' };
  server = await startTestServer({
    bank: sampleBank([sampleSet({ files })]),
    env: { S3_ENDPOINT: fake.url, S3_BUCKET: 'uji', ...keys, ...env },
  });
}
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.stop();
  await fake.stop();
});

/** Requests the large file, and reads nothing of it. */
function askFor(path: string): void {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(requestBytes({ path }));
  clients.push(socket);
}

it('serves everyone else while clients of large files hold their connections to the bucket', async () => {
  await start({}, Buffer.alloc(MB, 'x'));
  const held: ServerResponse[] = [];
  // The response of a client that does not read: an object that is under way, and stays so.
  fake.trouble = ({ method }, outgoing) => {
    if (method !== 'GET' || held.length >= CLIENTS) return false;
    outgoing.writeHead(200, { 'content-length': MB }).write('x');
    held.push(outgoing);
    return true;
  };
  for (let turn = 0; turn < CLIENTS; turn += 1) askFor('/api/files/download/1');
  await expect.poll(() => held.length).toBe(CLIENTS);

  const sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  const file = { setId: 1, category: 'answers', bytes: 'Jawaban', token: sari };
  expect((await server.get('/readyz')).status).toBe(200);
  expect((await upload(server, file)).status).toBe(201);
  expect(await (await server.get('/api/files/download/2')).text()).toBe('Soal kecil');
  expect((await server.get('/api/files/combine-preview/1?type=answers')).status).toBe(200);
});

it.each(['/api/files/download/1', '/api/questionsets/1/archive'])(
  'gives the connection to the bucket back when nobody reads %s',
  async (path) => {
    await start({ ANSWER_IDLE_S: '1' }, randomBytes(24 * MB));
    let object: ServerResponse | undefined;
    fake.trouble = ({ method }, outgoing) => {
      if (method === 'GET') object = outgoing;
      return false;
    };
    askFor(path);
    await expect.poll(() => object !== undefined).toBe(true);
    if (object !== undefined && !object.closed) await once(object, 'close');
    expect(object?.writableFinished).toBe(false);
  },
);
