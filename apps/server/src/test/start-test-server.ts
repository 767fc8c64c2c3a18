import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../accounts/passwords.js';
import { openDatabase } from '../db/open-database.js';
import { type Config, parseConfig } from '../settings/config.js';
import { type RunningServer, startServer } from '../start/start-server.js';
import { openFileStore } from '../storage/open-file-store.js';
import type { BankContent } from './bank-content.js';
import { fillBank } from './fill-bank.js';
import { sampleBank } from './sample-bank.js';
import { bankEnv, copyTables, dropDatabaseOf } from './test-database.js';
import { weakHash } from './weak-hash.js';

export interface TestServer extends RunningServer {
  dataDir: string;
  /** Calls a path of this server. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls a path with a JSON body. */
  send: (method: string, path: string, body: unknown, token?: string) => Promise<Response>;
  /** Signs in and gives the token. */
  tokenOf: (email: string, password: string) => Promise<string>;
  /** Stops the server and removes its data folder. */
  stop: () => Promise<void>;
}

export interface TestOptions {
  env?: Record<string, string>;
  change?: (config: Config) => Config;
  bank?: BankContent;
  /** A folder with a bank; it is not removed. */
  dataDir?: string;
  /** Its passwords are as costly as people's: for tests of what signing in costs. */
  costlyPasswords?: boolean;
}

/** Stores the bank before the server first opens the folder. */
async function prepare(config: Config, bank: BankContent, costly = false): Promise<void> {
  await copyTables(config);
  const db = await openDatabase(config);
  const store = await openFileStore(config);
  await fillBank(db, store, bank, costly ? hashPassword : weakHash);
  await db.destroy();
}

/** A server of its own on a free port, with a few accounts and sets. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const { env = {}, change = (config) => config, bank = sampleBank() } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'bank-soal-')));
  const parsed = parseConfig({
    PORT: '0',
    ...(await bankEnv(dataDir)),
    SITE_DIR: join(dataDir, 'site'),
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'false',
    // Tests write more in a minute than people do.
    WRITES_PER_MINUTE: '0',
    // Most tests look into no file.
    INDEX_FILES: 'false',
    ...env,
  });
  // Most tests upload nothing: a process that stands ready would only cost them time.
  const config = change({ ...parsed, documents: { ...parsed.documents, ready: false } });
  if (options.dataDir === undefined) await prepare(config, bank, options.costlyPasswords);
  const server = await startServer(config);
  // A test removes its own withdrawn sets and leftovers.
  await server.upkeep.idle();
  const { url } = server;

  const get = (path: string, init?: RequestInit) => fetch(url + path, init);
  const send = (method: string, path: string, body: unknown, token?: string) =>
    get(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { 'x-access-token': token }) },
    });
  return {
    ...server,
    dataDir,
    get,
    send,
    tokenOf: async (email, password) => {
      const answer = await send('POST', '/api/auth/signin', { email, password });
      return ((await answer.json()) as { accessToken: string }).accessToken;
    },
    stop: async () => {
      await server.close();
      await dropDatabaseOf(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
