import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../settings/config.js';
import { DataInUseError, LOCK_FILE, lockDataDir } from './data-lock.js';
import { startServer } from './start-server.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process with the lock until it is killed. */
async function startHolder() {
  const file = join(folder, LOCK_FILE);
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    globalThis.held = new DatabaseSync(${JSON.stringify(file)});
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  return holder;
}

describe('lockDataDir', () => {
  it('lets one in, until it leaves', () => {
    const unlock = lockDataDir(folder);
    expect(readdirSync(folder)).toEqual([LOCK_FILE]);
    expect(() => lockDataDir(folder)).toThrow(DataInUseError);
    unlock();
    unlock();
    lockDataDir(folder)();
  });

  it('holds against another process, and is gone when that one was killed', async () => {
    const holder = await startHolder();
    expect(() => lockDataDir(folder)).toThrow(/sedang dipakai oleh server lain/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataDir(folder)();
  });
});

describe('a second server on the same folder', () => {
  const start = () =>
    startServer(
      parseConfig({
        PORT: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: folder,
        ADMIN_EMAIL: 'a@uji.ac.id',
        ADMIN_PASSWORD: 'rahasia',
      }),
    );

  it('does not start, and leaves the first one alone', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(folder);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.close();
    await (await start()).close();
  });

  it('is not hindered by one that failed to start', async () => {
    const config = parseConfig({
      HOST: '192.0.2.1',
      PORT: '1',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
    });
    await expect(startServer({ ...config, seedDemo: false })).rejects.toThrow();
    await (await start()).close();
  });
});
