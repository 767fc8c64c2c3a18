import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../../settings/config.js';
import { startServer } from '../../start/start-server.js';
import { spawnBank } from '../durability/bank-process.js';
import { freePort } from '../free-port.js';
import { startRelay } from '../s3/relay.js';
import { emptyDatabaseUrl } from '../test-database.js';

const SECRET = 'sandi-yang-tidak-boleh-tampak';

let folder: string;
let port: number;
/** Where the database is to be, and where it really is. */
let url: string;
let real: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-nanti-'));
  port = await freePort();
  real = (await emptyDatabaseUrl()) ?? '';
  const address = new URL(real);
  address.host = `127.0.0.1:${port}`;
  address.password = SECRET;
  url = address.href;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const startBank = () =>
  spawnBank(folder, { DATABASE_URL: url, LOG_LEVEL: 'warn', SEED_DEMO: 'false' }, false);

/** The first line that holds the words, and all before it. */
async function linesUntil(lines: AsyncIterable<string>, words: string): Promise<string> {
  let seen = '';
  for await (const line of lines) {
    seen += `${line}\n`;
    if (line.includes(words)) return seen;
  }
  throw new Error(`The program ended without '${words}': ${seen}`);
}

/** A server that answers everyone with an error of PostgreSQL's. */
async function startRefuser(code: string, message: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.byteLength + 4, 1);
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.end(Buffer.concat([head, fields]));
      asked();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    await once(server, 'close');
  };
  return { wasAsked, stop };
}

it('is waited for: nobody listens, then it starts, then it is there', async () => {
  const child = startBank();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // Without a return of its own: the rest is still to be read when a loop ends.
  const all = { [Symbol.asyncIterator]: () => ({ next: () => lines.next() }) };
  try {
    const said = await linesUntil(all, 'waiting for the database');
    expect(said).toContain(`127.0.0.1:${port}`);
    expect(said).toContain('ECONNREFUSED');
    const starting = await startRefuser('57P03', 'the database system is starting up');
    await starting.wasAsked;
    await starting.stop();
    const relay = await startRelay(real, port);
    const rest = await linesUntil(all, 'http://');
    expect(said + rest).not.toContain(SECRET);
    expect(rest).not.toContain('waiting');
    const address = /http:\/\/\S+/.exec(rest)?.[0];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await relay.stop();
  } finally {
    child.kill('SIGKILL');
  }
});

it('keeps nobody from stopping the server that waits for it', async () => {
  const child = startBank();
  try {
    await linesUntil(createInterface({ input: child.stdout }), 'waiting for the database');
    child.kill('SIGTERM');
    // Had it gone on waiting, it would have ended with an error.
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

it('ends the program with a sentence when it refuses, at once', async () => {
  const refuser = await startRefuser('28P01', 'password authentication failed for user "bank"');
  const child = startBank();
  try {
    const [complaint, output, [code]] = await Promise.all([
      text(child.stderr as Readable),
      text(child.stdout),
      once(child, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(complaint).toMatch(/^Basis data tidak dapat dijangkau: password authentication failed/);
    expect(complaint + output).not.toContain(SECRET);
    expect(output).not.toContain('waiting');
  } finally {
    child.kill('SIGKILL');
    await refuser.stop();
  }
});

function start(databaseUrl: string, databaseWaitMs = 60_000) {
  const config = parseConfig({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'false',
  });
  return startServer({ ...config, port: 0, databaseWaitMs });
}

it('is an error at once when the server does not know it', async () => {
  const unknown = new URL(real);
  unknown.pathname = '/tidak_ada_basis_data_ini';
  await expect(start(unknown.href)).rejects.toThrow(/tidak_ada_basis_data_ini/);
});

it('is given up after a while, without its password', async () => {
  const failure = await start(url, 600).catch((error: unknown) => error);
  expect(String(failure)).toContain(`Basis data di 127.0.0.1:${port} belum dapat dijangkau`);
  expect(String(failure)).not.toContain(SECRET);
  // The folder is free again.
  const relay = await startRelay(real, port);
  await (await start(url)).close();
  await relay.stop();
});
