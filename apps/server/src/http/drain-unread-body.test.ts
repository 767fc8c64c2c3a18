import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

const MB = 1024 * 1024;
let server: TestServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

/** Sends a body that is refused while it still comes, on the agent's one connection. */
function refused(): Promise<{ status: number; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': String(2 * MB) };
    const call = request(
      `${server.url}/api/questionsets`,
      { method: 'POST', agent, headers },
      (answer) => {
        const { socket } = answer;
        answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, socket }));
      },
    );
    call.on('error', reject);
    call.end(Buffer.alloc(2 * MB));
  });
}

it('keeps a connection usable after many early refusals, and piles nothing up on it', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const sockets = new Set<Socket>();
  for (let turn = 0; turn < 20; turn += 1) {
    const { status, socket } = await refused();
    expect(status).toBe(401);
    sockets.add(socket);
  }
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(sockets.size).toBe(1);
  expect(warnings.filter(({ name }) => name === 'MaxListenersExceededWarning')).toEqual([]);
});
