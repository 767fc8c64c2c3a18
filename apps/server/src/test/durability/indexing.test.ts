import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@bank-soal/contract/endpoints';
import { fileSearchSchema } from '@bank-soal/contract/file-search';
import { expect, it } from 'vitest';
import { parseConfig } from '../../config.js';
import { openDatabase } from '../../db/open-database.js';
import { openFileStore } from '../../files/open-file-store.js';
import { fillBank } from '../fill-bank.js';
import { sampleBank, sampleFile, sampleSet } from '../sample-bank.js';
import { bankEnv, dropDatabaseOf } from '../test-database.js';
import { spawnBank } from './bank-process.js';

const TIMEOUT = 240_000;
const KILLS = 10;
const FILES = 40;

/** Each file has a word that all have, and one that no other has. */
const textOf = (at: number) => `Soal pohon nomorunik${at}x tentang graf.`;

async function fill(dataDir: string, env: Record<string, string>): Promise<void> {
  const config = parseConfig({ ...env, DATA_DIR: dataDir });
  const db = await openDatabase(config);
  const files = (at: number) => [sampleFile('questions', `${at}.txt`, textOf(at))];
  const sets = Array.from({ length: FILES }, (_, at) => sampleSet({ files: files(at) }));
  await fillBank(db, await openFileStore(config), sampleBank(sets));
  await db.destroy();
}

/** Starts the server, and gives its address and what ends it. */
async function start(dataDir: string, env: Record<string, string>) {
  const child = spawnBank(dataDir, env);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It did not start: ${said}`)));
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await gone;
    },
  };
}

async function find(url: string, q: string): Promise<string[]> {
  const answer = await fetch(url + pathOf('searchFiles', undefined, { q, limit: 50 }));
  const hits = fileSearchSchema.parse(await answer.json());
  return hits.map(({ file }) => file.originalname);
}

it('a server that is killed ten times while it reads texts has read all of them in the end, each once', {
  timeout: TIMEOUT,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-indexing-'));
  const env = { ...(await bankEnv(folder)), SEED_DEMO: 'false' };
  await fill(folder, env);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const bank = await start(folder, env);
    // Somewhere in the middle of the work, elsewhere each time.
    await wait(40 * kill);
    await bank.end('SIGKILL');
  }
  const bank = await start(folder, env);
  await expect
    .poll(async () => (await find(bank.url, 'pohon')).length, { timeout: 120_000, interval: 250 })
    .toBe(FILES);
  for (let at = 0; at < FILES; at += 1) {
    expect(await find(bank.url, `nomorunik${at}x`)).toEqual([`${at}.txt`]);
  }
  await bank.end('SIGTERM');
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});
