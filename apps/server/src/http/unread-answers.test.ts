import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cutUnread } from './unread-answers.js';

/** More than the system takes in for a client that does not read. */
const LARGE = Buffer.alloc(16 * 1024 * 1024);
const IDLE_MS = 60_000;

let server: Server;
let client: Socket;
let outgoing: ServerResponse;

beforeEach(async () => {
  // The clock is ours: whatever else the machine does, no time passes by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  server = createServer();
  cutUnread(server, IDLE_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  [, outgoing] = (await once(server, 'request')) as [unknown, ServerResponse];
});
afterEach(async () => {
  vi.useRealTimers();
  client.destroy();
  server.close().closeAllConnections();
  await once(server, 'close');
});

type Waiting = Socket & { _handle?: { writeQueueSize: number } };

/** Waits until the system takes nothing more for a client that has stopped. */
async function untilStuck(): Promise<void> {
  const { _handle: handle } = outgoing.socket as Waiting;
  for (let before: number | undefined; before !== handle?.writeQueueSize; ) {
    before = handle?.writeQueueSize;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Reads some bytes, and stops again. */
async function readSome(bytes: number): Promise<void> {
  for (let left = bytes; left > 0; ) {
    client.resume();
    const [chunk] = (await once(client, 'data')) as [Buffer];
    client.pause();
    left -= chunk.byteLength;
  }
}

it('cuts what nobody takes anything of', async () => {
  const gone = once(outgoing, 'close');
  outgoing.end(LARGE);
  await untilStuck();
  vi.advanceTimersByTime(IDLE_MS / 2);
  expect(outgoing.destroyed).toBe(false);
  vi.advanceTimersByTime(IDLE_MS * 2);
  await gone;
  expect(outgoing.writableFinished).toBe(false);
});

it('lets one large piece go on that is taken bit by bit, however long it takes', async () => {
  const finished = once(outgoing, 'finish');
  outgoing.end(LARGE);
  for (let turn = 0; turn < 4; turn += 1) {
    await untilStuck();
    vi.advanceTimersByTime(IDLE_MS * 0.9);
    await readSome(LARGE.byteLength / 8);
  }
  client.resume();
  await finished;
});

it('waits for an answer that the server has yet to make', async () => {
  outgoing.write('mulai');
  await readSome(1);
  vi.advanceTimersByTime(IDLE_MS * 5);
  const finished = once(outgoing, 'finish');
  outgoing.end('selesai');
  await finished;
});
