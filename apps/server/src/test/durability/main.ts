import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { mountSmallDisk } from '../small-disk.js';
import { fillDisk } from './full-disk.js';
import { haltCycles } from './halt-cycles.js';
import { indexKills } from './index-kills.js';
import { killCycles, type Outcome } from './kill-cycles.js';

const CYCLES = Number(process.argv[2] ?? 50);
const HALTS = Math.ceil(CYCLES / 5);
const INDEX_KILLS = Math.ceil(CYCLES / 5);
/** Texts that are not read yet when a server stops. */
const WAITING = 1000;
const SMALL_MB = 12;
const FOLLOW_MS = 1000;
const print = (line: string) => process.stdout.write(`${line}\n`);
// All that is written here, by databases and servers too, is gone when this process is.
const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-durability-'));
// PostgreSQL runs with another account.
chmodSync(scratch, 0o755);
process.env.TMPDIR = scratch;
const removeScratch = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 20 });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Those that are there by now end servers, databases and disks; the processes of a server follow it.
    process.once('exit', () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FOLLOW_MS);
      removeScratch();
      process.kill(process.pid, signal);
    });
    process.exit();
  });
}

const counts = { passed: 0, failed: 0, skipped: 0 };

const WRITTEN = 'acknowledged writes, all of them there, byte for byte';
const READ = 'texts read, each in the index once';
const SILENT = `${READ}, and no complaint`;

function report(name: string, { acknowledged, problems }: Outcome, well = WRITTEN): void {
  print(`${name}: ${acknowledged} ${problems.length === 0 ? well : 'and PROBLEMS'}`);
  for (const problem of problems) print(`  ${problem}`);
  counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
}

function skip(name: string, reason: string): void {
  print(`${name}: skipped, ${reason}`);
  counts.skipped += 1;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(scratch, 'bank-soal-'));
  await work(folder);
  await rm(folder, { recursive: true, force: true });
}

async function onFullDisk(): Promise<void> {
  const disk = mountSmallDisk(SMALL_MB);
  if (typeof disk === 'string') return skip('A full disk', disk);
  try {
    report('A full disk', await fillDisk(disk.folder));
  } finally {
    disk.remove();
  }
}

async function whileIndexing(name: string, more?: Readonly<Record<string, string>>): Promise<void> {
  await inFolder(async (folder) => {
    report(name, await indexKills(folder, INDEX_KILLS, print, more), READ);
  });
}

async function whileStopped(): Promise<void> {
  await inFolder(async (folder) => {
    const name = `${CYCLES} stops with ${WAITING} texts waiting`;
    report(name, await indexKills(folder, CYCLES, print, {}, 'stop', WAITING), SILENT);
  });
}

async function onPostgres(): Promise<void> {
  const postgres = await startEmbeddedPostgres();
  if (typeof postgres === 'string') return skip('PostgreSQL', postgres);
  try {
    const more = { DATABASE_URL: postgres.url };
    await inFolder(async (folder) => {
      report(`PostgreSQL, ${CYCLES} kills`, await killCycles(folder, CYCLES, print, more));
    });
  } finally {
    await postgres.remove();
  }
}

async function indexingOnPostgres(): Promise<void> {
  const postgres = await startEmbeddedPostgres();
  if (typeof postgres === 'string') return skip('PostgreSQL, while texts are read', postgres);
  try {
    const name = `PostgreSQL, ${INDEX_KILLS} kills while texts are read`;
    await whileIndexing(name, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}

async function onHaltedPostgres(): Promise<void> {
  const postgres = await startEmbeddedPostgres();
  if (typeof postgres === 'string') return skip('A database that halts', postgres);
  try {
    await inFolder(async (folder) => {
      const name = `A database that halts ${HALTS} times`;
      report(name, await haltCycles(folder, postgres, HALTS, print));
    });
  } finally {
    await postgres.remove();
  }
}

await inFolder(async (folder) => {
  report(`${CYCLES} kills`, await killCycles(folder, CYCLES, print));
});
await whileIndexing(`${INDEX_KILLS} kills while texts are read`);
await whileStopped();
await onFullDisk();
await onPostgres();
await indexingOnPostgres();
await onHaltedPostgres();
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
print(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
removeScratch();
process.exitCode = counts.failed > 0 ? 1 : 0;
