import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.js';
import { copyBinaries } from './binaries.js';

const START_MS = 60_000;

/**
 * Nothing here has to outlive the machine. The log stays as full as it is by default: with less of it numbers
 * that a migration has begun to give are given twice after a halt.
 */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  'shared_buffers=64MB',
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=replica',
  'max_wal_senders=0',
  'max_wal_size=2GB',
  'max_parallel_workers_per_gather=0',
  'log_min_messages=fatal',
];

/** A PostgreSQL server of our own, in a temporary folder. */
export interface EmbeddedPostgres {
  /** Its address, with a database that is always there. */
  url: string;
  /** Ends it at once, as a failure would; its data stay. */
  halt: () => Promise<void>;
  /** Starts it again where it was. */
  start: () => Promise<void>;
  /** Ends it and removes all of it. */
  remove: () => Promise<void>;
}

type Ids = { uid: number; gid: number } | Record<never, never>;

/** PostgreSQL refuses to run as root: then another account does. */
function accountIds(): Ids {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function initialise(bin: string, data: string, ids: Ids): Promise<void> {
  // An order of its own by default, so that tests see whether ours is asked for.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=id'];
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale];
  const child = spawn(join(bin, 'initdb'), args, { ...ids, stdio: ['ignore', 'ignore', 'pipe'] });
  const [problem, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`initdb failed: ${problem}`);
}

async function isUp(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function run(bin: string, data: string, port: number, ids: Ids): Promise<ChildProcess> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...ids,
    stdio: 'ignore',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const until = Date.now() + START_MS;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('postgres did not start');
    await wait(50);
  }
  return child;
}

/**
 * Starts a server on a free port.
 *
 * @returns the reason instead, where none can run
 */
export async function startEmbeddedPostgres(): Promise<EmbeddedPostgres | string> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-postgres-'));
  const data = join(folder, 'data');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o755);
    const bin = await copyBinaries(join(folder, 'native'));
    if (bin === undefined) {
      await removeFolder();
      return `no PostgreSQL for ${process.platform} ${process.arch} among the packages`;
    }
    const ids = accountIds();
    await mkdir(data, { mode: 0o700 });
    if ('uid' in ids) await chown(data, ids.uid, ids.gid);
    await initialise(bin, data, ids);
    const port = await freePort();
    let child: ChildProcess | undefined = await run(bin, data, port, ids);
    process.once('exit', () => child?.kill('SIGQUIT'));
    const halt = async () => {
      if (child === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
      child = undefined;
    };
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      halt,
      start: async () => {
        child ??= await run(bin, data, port, ids);
      },
      remove: async () => {
        await halt();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    return `PostgreSQL does not run on this machine (${(error as Error).message.trim()})`;
  }
}
