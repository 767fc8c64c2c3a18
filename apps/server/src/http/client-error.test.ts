import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

it.each([
  ['no HTTP at all', 'halo\r\n\r\n', '400'],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nrusak\r\n\r\n', '400'],
  ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
])('answers %s with one sentence', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    message: expect.any(String),
    code: expect.any(String),
    ...(status === '431' && { what: 'header' }),
  });
  expect((await server.get('/healthz')).status).toBe(200);
});
