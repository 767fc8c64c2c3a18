import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.js';
import { parseConfig } from '../settings/config.js';
import { diskStore } from '../storage/disk-store.js';
import { fillBank } from '../test/fill-bank.js';
import { freePort } from '../test/free-port.js';
import { sampleBank } from '../test/sample-bank.js';
import { bankEnv, databaseUrlOf, dropDatabaseOf } from '../test/test-database.js';
import { type RunningServer, startServer } from './start-server.js';

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'rahasia-yang-cukup-panjang-sekali' };

let dataDir: string;
const running: RunningServer[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  await dropDatabaseOf(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

/** Longer than what is under way takes on a machine with much else to do. */
const PATIENT_MS = 60_000;

/** @param ready whether a process stands ready for documents; most tests have none for it */
async function start(env: Record<string, string> = {}, ready = false): Promise<RunningServer> {
  const bank = await bankEnv(dataDir);
  const quiet = { PORT: '0', LOG_LEVEL: 'silent', INDEX_FILES: `${ready}` };
  const config = parseConfig({ ...quiet, ...bank, ...env });
  const documents = { ...config.documents, ready };
  const server = await startServer({ ...config, documents });
  running.push(server);
  return server;
}

async function prepareDemo(): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: await databaseUrlOf(dataDir) });
  const bank = { ...sampleBank(), isDemo: true };
  await fillBank(db, await diskStore(join(dataDir, 'files')), bank);
  await db.destroy();
}

async function signIn(server: RunningServer, email: string, password: string) {
  const answer = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, body: (await answer.json()) as { accessToken: string } };
}

const mode = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;

describe('the first administrator', () => {
  it('is the configured one', async () => {
    const env = {
      ADMIN_EMAIL: 'Kepala@uji.ac.id',
      ADMIN_PASSWORD: 'rahasia',
      ADMIN_NAME: 'Kepala',
    };
    const server = await start(env);
    expect(server.firstPasswordFile).toBeUndefined();
    const { body } = await signIn(server, 'kepala@uji.ac.id', 'rahasia');
    expect(body).toMatchObject({ username: 'Kepala', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  });

  it('gets a random password, written once where only the server reads it', async () => {
    const server = await start(PRODUCTION);
    expect(server.firstPasswordFile).toBe(join(dataDir, 'first-admin.txt'));
    expect(await mode('first-admin.txt')).toBe(0o600);
    const [email = '', password = ''] = (
      await readFile(join(dataDir, 'first-admin.txt'), 'utf8')
    ).split('\n');
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect((await signIn(server, email, password)).status).toBe(200);
    await server.close();
    expect((await start(PRODUCTION)).firstPasswordFile).toBeUndefined();
  });

  it('is not made again when accounts exist', async () => {
    await prepareDemo();
    const server = await start({ ADMIN_EMAIL: 'baru@uji.ac.id', ADMIN_PASSWORD: 'rahasia' });
    expect((await signIn(server, 'baru@uji.ac.id', 'rahasia')).status).toBe(404);
  });
});

describe('demo accounts', () => {
  it('keep the server on the loopback address', async () => {
    await prepareDemo();
    await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/Akun demo/);
    const server = await start();
    expect([server.hasDemo, new URL(server.url).hostname]).toEqual([true, '127.0.0.1']);
  });

  it('keep a server from starting that others reach through a proxy', async () => {
    await prepareDemo();
    await expect(start({ TRUST_PROXY: 'true' })).rejects.toThrow(/Akun demo/);
    await expect(start(PRODUCTION)).rejects.toThrow(/Akun demo/);
  });

  it('are refused through a proxy that is not configured', async () => {
    await prepareDemo();
    const server = await start();
    const call = (path: string, headers: Record<string, string>) =>
      fetch(server.url + path, { headers });
    for (const headers of [
      { 'x-forwarded-for': '10.0.0.1' },
      { 'X-Forwarded-Host': 'bank.uji.ac.id' },
      { forwarded: 'for=10.0.0.1' },
    ] as Record<string, string>[]) {
      for (const path of ['/api/questionsets', '/api/site', '/', '/healthz']) {
        const answer = await call(path, headers);
        expect([path, answer.status]).toEqual([path, 403]);
        expect((await answer.json()) as object).toEqual({
          message: expect.stringMatching(/demo/),
          code: 'demo-stays-here',
        });
      }
    }
    expect((await call('/api/questionsets', { 'x-other': 'a' })).status).toBe(200);
    await server.close();
    const other = await bankEnv(join(dataDir, 'lain'));
    const own = await start({ ...other, SEED_DEMO: 'false' });
    expect(own.hasDemo).toBe(false);
    const answer = await fetch(`${own.url}/api/site`, {
      headers: { 'x-forwarded-for': '10.0.0.1' },
    });
    expect(answer.status).toBe(200);
    await own.close();
    await dropDatabaseOf(join(dataDir, 'lain'));
  });

  it('are for no host but this machine', async () => {
    await prepareDemo();
    const server = await start();
    const { port } = new URL(server.url);
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`${server.url}/api/site`, { headers: { host } }, (answer) => {
          resolve(answer.resume().statusCode);
        }).on('error', reject);
      });
    for (const host of ['bank.uji.ac.id', `10.0.0.1:${port}`, '127.uji.ac.id'])
      expect([host, await statusFor(host)]).toEqual([host, 403]);
    for (const host of [`localhost:${port}`, '127.0.0.1', `[::1]:${port}`])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
  });

  it('come only into an empty database', async () => {
    const first = await start({ ADMIN_EMAIL: 'kepala@uji.ac.id', ADMIN_PASSWORD: 'rahasia' });
    await first.close();
    const server = await start({ SEED_DEMO: 'true' });
    expect(server.hasDemo).toBe(false);
  });

  it('stand beside the configured administrator, when both are asked for', async () => {
    await prepareDemo();
    const env = {
      SEED_DEMO: 'true',
      ADMIN_EMAIL: 'baru@uji.ac.id',
      ADMIN_PASSWORD: 'rahasia',
      ADMIN_NAME: 'Kepala Baru',
    };
    const server = await start(env);
    const { body } = await signIn(server, 'baru@uji.ac.id', 'rahasia');
    expect(body).toMatchObject({ username: 'Kepala Baru', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    expect((await signIn(server, 'sari@uji.ac.id', 'rahasia-sari')).status).toBe(200);
    await server.close();
    const again = await start({ ...env, ADMIN_EMAIL: 'lain@uji.ac.id' });
    expect((await signIn(again, 'lain@uji.ac.id', 'rahasia')).status).toBe(404);
    expect((await signIn(again, 'baru@uji.ac.id', 'rahasia')).status).toBe(200);
  });
});

describe('a restart', () => {
  it('keeps the data, and tokens hold', async () => {
    await prepareDemo();
    const first = await start({}, true);
    const { body } = await signIn(first, 'sari@uji.ac.id', 'rahasia-sari');
    const etag = (await fetch(`${first.url}/api/questionsets`)).headers.get('etag');
    expect(await mode('jwt-secret')).toBe(0o600);
    await first.close();

    const second = await start({}, true);
    const mine = await fetch(`${second.url}/api/questionsets?mine=true`, {
      headers: { 'x-access-token': body.accessToken },
    });
    expect(mine.status).toBe(200);
    expect((await fetch(`${second.url}/api/questionsets`)).headers.get('etag')).toBe(etag);
  });
});

it('leaves no pictures of an import that a killed server had begun', async () => {
  await (await start({ SEED_DEMO: 'false' })).close();
  const left = join(dataDir, 'previews', 'pending', 'questions-abc');
  await mkdir(left, { recursive: true });
  await start({ SEED_DEMO: 'false' });
  expect(existsSync(left)).toBe(false);
});

describe('closing', () => {
  it('lets a running answer end, and can be asked for twice', async () => {
    await prepareDemo();
    const server = await start();
    const { combiner } = server.services;
    const { combine } = combiner;
    const begun = new Promise<void>((resolve) => {
      combiner.combine = (files, holder) => {
        resolve();
        return combine(files, holder);
      };
    });
    const answer = fetch(`${server.url}/api/files/combine-preview/1?type=answers`);
    await begun;
    await Promise.all([server.close(PATIENT_MS), server.close()]);
    expect((await answer).status).toBe(200);
    await expect(fetch(server.url)).rejects.toThrow();
  });
});

describe('closing while something is written', () => {
  const person = (index: number) => ({
    nama: `Dosen ${index}`,
    email: `d${index}@uji.ac.id`,
    password: 'rahasia',
  });

  it('finishes a long import that has begun, and keeps all of it', async () => {
    const env = { ADMIN_EMAIL: 'kepala@uji.ac.id', ADMIN_PASSWORD: 'rahasia' };
    const server = await start(env);
    const { body } = await signIn(server, env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
    const { passwordWork } = server.services;
    const { run } = passwordWork;
    const begun = new Promise<void>((resolve) => {
      passwordWork.run = (caller, task) => {
        resolve();
        return run(caller, task);
      };
    });
    const rows = Array.from({ length: 50 }, (_, index) => person(index));
    const answer = fetch(`${server.url}/api/admin/dosen/import`, {
      method: 'POST',
      body: JSON.stringify({ rows }),
      headers: { 'x-access-token': body.accessToken },
    });
    await begun;
    await server.close(PATIENT_MS);
    expect((await answer).status).toBe(201);
    const again = await start(env);
    const session = await signIn(again, 'd49@uji.ac.id', 'rahasia');
    expect(session.status).toBe(200);
  });
});

describe('a data folder that others could read', () => {
  it('is taken from them, with all that lies in it', async () => {
    await chmod(dataDir, 0o755);
    const umask = process.umask(0o022);
    try {
      await prepareDemo();
      const file = join(dataDir, 'bank-soal.db');
      if (existsSync(file)) await chmod(file, 0o644);
      await start();
      expect(await mode('')).toBe(0o700);
      for (const name of await readdir(dataDir))
        expect([name, (await mode(name)) & 0o077]).toEqual([name, 0]);
    } finally {
      process.umask(umask);
    }
  });
});

describe('a port for numbers that is taken', () => {
  it('ends the start, and leaves nothing that listens or holds the folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String((other.address() as AddressInfo).port);
    const own = await freePort();
    const failure = start({ PORT: String(own), METRICS_PORT: taken, SEED_DEMO: 'false' });
    await expect(failure).rejects.toThrow(/EADDRINUSE/);
    await expect(fetch(`http://127.0.0.1:${own}/healthz`)).rejects.toThrow();
    other.close();
    const server = await start({ PORT: String(own), METRICS_PORT: taken, SEED_DEMO: 'false' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('a data folder that cannot be used', () => {
  it('is an error at the start', async () => {
    const file = join(dataDir, 'berkas');
    await writeFile(file, '');
    await expect(start({ DATA_DIR: file })).rejects.toThrow();
  });
});
