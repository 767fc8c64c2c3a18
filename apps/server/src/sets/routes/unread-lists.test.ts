import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { collect } from '../../test/collect.js';
import { requestBytes } from '../../test/hostile/raw-http.js';
import { sampleBank, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const MB = 1024 * 1024;
const BEGUN = 'http.server.request.start';
/** More than the system takes in for a client that does not read, and all of it one account's. */
const DESCRIPTION = 'x'.repeat(20_000);
const SETS = 600;

let server: TestServer;
let sari: string;
const clients: Socket[] = [];
let answers: ServerResponse[] = [];
const note = (message: unknown) => {
  answers.push((message as { response: ServerResponse }).response);
};

beforeAll(async () => {
  const sets = Array.from({ length: SETS }, () => sampleSet({ description: DESCRIPTION }));
  server = await startTestServer({ bank: sampleBank(sets), env: { ANSWER_IDLE_S: '3600' } });
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  subscribe(BEGUN, note);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  answers = [];
});
afterAll(async () => {
  unsubscribe(BEGUN, note);
  await server.stop();
});

/** Asks so many times, each on a connection of its own, and reads nothing. */
async function ask(path: string, times: number): Promise<void> {
  const { hostname, port } = new URL(server.url);
  for (let turn = 0; turn < times; turn += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(requestBytes({ path, headers: [['x-access-token', sari]] }));
    clients.push(socket);
  }
  await expect.poll(() => answers.length).toBe(times);
  await expect.poll(() => answers.every((answer) => answer.headersSent)).toBe(true);
}

/** Memory of live objects: buffers of a driver that wait to be collected do not count. */
function held(): number {
  collect();
  return process.memoryUsage().arrayBuffers / MB;
}

it('takes little more memory for 150 own lists that nobody reads than for one', async () => {
  const before = held();
  await ask('/api/questionsets?mine=true', 150);
  expect(answers.filter(({ writableFinished }) => writableFinished)).toEqual([]);
  expect(held() - before).toBeLessThan(100);
});

it('cuts the pages that have been unread for longest in favour of others', async () => {
  const size = 500 * DESCRIPTION.length;
  const most = Math.floor((96 * MB) / size);
  await ask('/api/questionsets?limit=500', most + 10);
  const open = () => answers.filter(({ destroyed }) => !destroyed);
  await expect.poll(() => open().length).toBeLessThanOrEqual(most);
  expect(open().length).toBeGreaterThan(0);
  const page = await server.get('/api/questionsets?limit=500');
  expect(((await page.json()) as unknown[]).length).toBe(500);
});
