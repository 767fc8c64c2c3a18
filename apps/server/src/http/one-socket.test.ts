import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestBytes } from '../test/hostile/raw-http.js';
import { END, field, MULTIPART, part } from '../test/hostile/upload-call.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

const BEGUN = 'http.server.request.start';

let server: TestServer;
let sari: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const serverSockets = new Set<Socket>();
const note = (message: unknown) => serverSockets.add((message as { socket: Socket }).socket);

beforeAll(async () => {
  server = await startTestServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  subscribe(BEGUN, note);
});
afterAll(async () => {
  unsubscribe(BEGUN, note);
  agent.destroy();
  await server.stop();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function call(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}${path}`,
      { method, headers, agent },
      (answer: IncomingMessage) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject).end(body);
  });
}

const form = (setId: string) =>
  Buffer.concat([
    field('questionSetId', setId),
    field('fileCategory', 'answers'),
    part('name="file"; filename="a.txt"', 'isi'),
    Buffer.from(END),
  ]);

const set = JSON.stringify({ title: 'Baru', subject: 'x', difficulty: 'Mudah' });

/** Sends bytes, and reads until the server closes. */
async function exchangeAll(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

/** Notes what Node warns of while a task runs. */
async function warningsOf(task: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const warn = ({ name }: Error) => warnings.push(name);
  process.on('warning', warn);
  await task();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warn);
  return warnings;
}

it('piles nothing up on one connection, whatever is asked over it', async () => {
  const token = { 'x-access-token': sari };
  const listeners = () =>
    [...serverSockets].flatMap((socket) =>
      socket.eventNames().map((name) => socket.listenerCount(name)),
    );
  const upload = { method: 'POST', headers: { ...token, 'content-type': MULTIPART } };
  const turn = async () => [
    await call('/api/questionsets'),
    await call('/api/questionsets', { method: 'HEAD' }),
    await call('/api/questionsets/1'),
    await call('/api/files/blob/1'),
    await call('/api/files/download/3', { headers: { range: 'bytes=0-9' } }),
    await call('/api/questionsets/1/archive'),
    await call('/api/questionsets', { method: 'POST', headers: token, body: set }),
    await call('/api/questionsets', { method: 'POST', body: set }),
    await call('/api/questionsets', { method: 'POST', headers: token, body: 'x'.repeat(2 ** 21) }),
    await call('/api/files/upload', { ...upload, body: form('1') }),
    await call('/api/files/upload', { ...upload, body: form('999') }),
    await call('/api/tidak-ada', { method: 'POST', body: 'x' }),
  ];
  const statuses = [200, 200, 200, 200, 206, 200, 201, 401, 413, 201, 404, 404];
  expect(await turn()).toEqual(statuses);
  const before = listeners();
  const warnings = await warningsOf(async () => {
    for (let round = 0; round < 15; round += 1) expect(await turn()).toEqual(statuses);
  });
  expect(serverSockets.size).toBe(1);
  expect(listeners()).toEqual(before);
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});

it('warns of nothing when 300 requests stand in line on one connection', async () => {
  const paths = ['/api/questionsets', '/api/files/blob/1', '/api/tidak-ada'];
  const bytes = Array.from({ length: 300 }, (_, index) =>
    requestBytes({ path: paths[index % 3] ?? '', headers: [['connection', 'keep-alive']] }),
  );
  const last = requestBytes({ path: '/healthz' });
  let answers = '';
  const warnings = await warningsOf(async () => {
    answers = await exchangeAll(server.url, Buffer.concat([...bytes, last]));
  });
  expect(answers.split('HTTP/1.1 ').length - 1).toBe(301);
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});
