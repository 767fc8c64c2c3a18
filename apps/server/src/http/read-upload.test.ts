import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import type { UploadParts } from '../storage/upload-parts.js';
import { readUpload } from './read-upload.js';

const WINDOW_MS = 30_000;
const HEAD =
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999\r\n' +
  'Content-Type: multipart/form-data; boundary=x\r\n\r\n';
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

let folder: string;
let store: FileStore;
let server: Server;
let socket: Socket;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-idle-'));
  store = await diskStore(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  socket.destroy();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const pending = () => readdir(join(folder, 'pending'));

/** Result of an upload that begins with the given bytes, and how much of it has come. */
async function begin(bytes: string) {
  let arrived = 0;
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(bytes);
  const [incoming] = (await once(server, 'request')) as [IncomingMessage];
  const end: Promise<unknown> = readUpload(incoming, store, 1).catch((error: unknown) => error);
  incoming.on('data', (chunk: Buffer) => {
    arrived += chunk.byteLength;
  });
  const send = async (more: string) => {
    const target = arrived + more.length;
    socket.write(more);
    await expect.poll(() => arrived).toBeGreaterThanOrEqual(target);
  };
  return { incoming, end, send };
}

/** No time passes but what the test lets pass. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

it('gives an upload up that stops coming, and leaves nothing of it', async () => {
  stopClock();
  const { end, send } = await begin(HEAD);
  await send(`${FILE}setengah`);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(await end).toMatchObject({ status: 408 });
  expect(await pending()).toEqual([]);
});

it('gives an upload up that comes byte by byte, however long it goes on', async () => {
  stopClock();
  const { end, send } = await begin(HEAD);
  await send(`${FILE}${'x'.repeat(40_000)}`);
  vi.advanceTimersByTime(WINDOW_MS);
  for (let turn = 0; turn < 3; turn += 1) {
    await send('x');
    vi.advanceTimersByTime(WINDOW_MS / 3);
  }
  expect(await end).toMatchObject({ status: 408 });
  expect(await pending()).toEqual([]);
});

it('takes an upload that comes slowly, to its end', async () => {
  stopClock();
  const { end, send } = await begin(HEAD.replace('999999', String(310_000 + FILE.length + 9)));
  await send(FILE);
  for (let turn = 0; turn < 10; turn += 1) {
    await send('x'.repeat(31_000));
    vi.advanceTimersByTime(WINDOW_MS);
  }
  await send('\r\n--x--\r\n');
  const { file } = (await end) as UploadParts;
  expect(file?.content.size).toBe(310_000);
  await file?.content.discard();
});

it('blames nobody for a delay of the disk', async () => {
  stopClock();
  let goOn = () => {};
  const disk = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { receive } = store;
  store.receive = async (bytes) => {
    await disk;
    return receive(bytes);
  };
  const size = 500_000;
  const length = String(size + FILE.length + 9);
  const { incoming, end } = await begin(HEAD.replace('999999', length) + FILE);
  socket.write(`${'x'.repeat(size)}\r\n--x--\r\n`);
  await expect.poll(() => incoming.isPaused()).toBe(true);
  vi.advanceTimersByTime(WINDOW_MS * 4);
  goOn();
  const { file } = (await end) as UploadParts;
  expect(file?.content.size).toBe(size);
  await file?.content.discard();
});

it('gives an upload up at once whose client left before its slot', async () => {
  const refused = new Promise<unknown>((resolve) => {
    server = createServer(async (incoming) => {
      socket.destroy();
      await once(incoming, 'close').catch(() => undefined);
      readUpload(incoming, store, 1).catch(resolve);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${HEAD}--x\r\n`);
  expect(await refused).toMatchObject({ status: 400 });
  expect(await pending()).toEqual([]);
});
