import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestBytes } from './test/hostile/raw-http.js';
import { field, MULTIPART, part } from './test/hostile/upload-call.js';
import { pendingFolder } from './test/s3/test-bucket.js';
import { startTestServer, type TestServer } from './test/start-test-server.js';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

async function open(bytes: string | Buffer): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.resume().write(bytes);
  return socket;
}

/** A cut connection ends with an error or without one. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const pending = () => readdir(pendingFolder(server.dataDir));

/** An upload that says that more comes, and stops within its file. */
async function halfUpload(): Promise<Buffer> {
  const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  const file = part('name="file"; filename="a.txt"', 'isi '.repeat(50_000));
  return requestBytes({
    method: 'POST',
    path: '/api/files/upload',
    headers: [
      ['x-access-token', token],
      ['content-type', MULTIPART],
      ['content-length', '900000'],
    ],
    body: Buffer.concat([field('questionSetId', '1'), file]),
  });
}

it.each([
  ['before a word', ''],
  ['within its headers', 'GET /api/site HTTP/1.1\r\nHost: a\r\nX:'],
  ['within its body', 'POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{'],
  ['between two requests', 'GET /api/site HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a client that stalls %s does not keep the server from stopping', async (_, bytes) => {
  const socket = await open(bytes);
  const gone = closeOf(socket);
  await server.close(200);
  await gone;
});

it('an upload that stalls is cut after the grace, and not before', async () => {
  const socket = await open(await halfUpload());
  await expect.poll(pending).toHaveLength(1);
  const closing = server.close(2000);
  const gone = closeOf(socket);
  // New connections are refused at once; the one that runs still has its time.
  await expect(server.get('/healthz')).rejects.toThrow();
  expect(socket.closed).toBe(false);
  await closing;
  await gone;
  await expect.poll(pending).toEqual([]);
});
