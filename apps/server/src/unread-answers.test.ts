import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagePdf, streamObject } from './test/hostile/make-pdf.js';
import { requestBytes } from './test/hostile/raw-http.js';
import { sampleBank, sampleFile, sampleSet } from './test/sample-bank.js';
import { startTestServer, type TestServer } from './test/start-test-server.js';

const BEGUN = 'http.server.request.start';

/** More than the system takes in for a client that does not read. */
const LARGE = 12 * 1024 * 1024;

let server: TestServer;

/** A page with more in it than can be packed. */
function largePdf(): Buffer {
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /A 4 0 R >> >> >>';
  const picture =
    '/Type /XObject /Subtype /Image /Width 2048 /Height 2048 /ColorSpace /DeviceRGB /BitsPerComponent 8';
  return pagePdf({ page, more: [streamObject(picture, randomBytes(2048 * 2048 * 3))] });
}

beforeAll(async () => {
  const pdf = largePdf();
  expect(pdf.byteLength).toBeGreaterThan(LARGE);
  const description = 'x'.repeat(LARGE);
  const files = [sampleFile('questions', 'besar.pdf', pdf)];
  const sets = [sampleSet({ files }), sampleSet({ description })];
  server = await startTestServer({ bank: sampleBank(sets), env: { ANSWER_IDLE_S: '1' } });
});
afterAll(() => server.stop());

/** Asks, and reads nothing of the answer: the socket, and the answer as the server has it. */
async function ask(path: string): Promise<{ client: Socket; answer: ServerResponse }> {
  const { hostname, port } = new URL(server.url);
  const answer = new Promise<ServerResponse>((resolve) => {
    const note = (message: unknown) => {
      unsubscribe(BEGUN, note);
      resolve((message as { response: ServerResponse }).response);
    };
    subscribe(BEGUN, note);
  });
  const client = connect(Number(port), hostname).on('error', () => undefined);
  client.write(requestBytes({ path }));
  return { client, answer: await answer };
}

/** Files of the server's folders that this process has open, but for its database. */
async function openFiles(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const names = await readdir('/proc/self/fd');
  const paths = names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
  const folders = ['files', 'previews'].map((name) => join(server.dataDir, name, '/'));
  const open = await Promise.all(paths);
  return open.filter((path) => folders.some((folder) => path.startsWith(folder)));
}

it.each([
  ['a download', '/api/files/download/1'],
  ['a file that is shown', '/api/files/blob/1'],
  ['an archive', '/api/questionsets/1/archive'],
  ['a combined preview', '/api/files/combine-preview/1?type=questions'],
  ['the list of all sets', '/api/questionsets'],
  ['a page of it', '/api/questionsets?limit=5'],
  ['one set', '/api/questionsets/2'],
])('%s that nobody reads is cut, and what it held is free', async (_, path) => {
  const read = await server.get(path, { headers: { 'accept-encoding': 'identity' } });
  expect(read.status).toBe(200);
  expect((await read.arrayBuffer()).byteLength).toBeGreaterThan(LARGE);
  const { client, answer } = await ask(path);
  await once(answer, 'close');
  expect(answer.writableFinished).toBe(false);
  client.destroy();
  await expect.poll(openFiles).toEqual([]);
});
