import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { mountSmallDisk } from '../small-disk.js';
import { fillDisk } from './full-disk.js';
import { haltCycles } from './halt-cycles.js';
import { killCycles, type Outcome } from './kill-cycles.js';

const CYCLES = Number(process.argv[2] ?? 50);
const HALTS = Math.ceil(CYCLES / 5);
const SMALL_MB = 12;
const tell = (line: string) => process.stdout.write(`${line}\n`);
const counts = { passed: 0, failed: 0, skipped: 0 };

function report(name: string, { acknowledged, problems }: Outcome): void {
  const verdict = problems.length === 0 ? 'all of them there, byte for byte' : 'PROBLEMS';
  tell(`${name}: ${acknowledged} acknowledged writes, ${verdict}`);
  for (const problem of problems) tell(`  ${problem}`);
  counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
}

function skip(name: string, reason: string): void {
  tell(`${name}: skipped, ${reason}`);
  counts.skipped += 1;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-durability-'));
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

async function onPostgres(): Promise<void> {
  const postgres = await startEmbeddedPostgres();
  if (typeof postgres === 'string') return skip('PostgreSQL', postgres);
  try {
    const more = { DATABASE_URL: postgres.url };
    await inFolder(async (folder) => {
      report(`PostgreSQL, ${CYCLES} kills`, await killCycles(folder, CYCLES, tell, more));
    });
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
      report(name, await haltCycles(folder, postgres, HALTS, tell));
    });
  } finally {
    await postgres.remove();
  }
}

await inFolder(async (folder) => {
  report(`${CYCLES} kills`, await killCycles(folder, CYCLES, tell));
});
await onFullDisk();
await onPostgres();
await onHaltedPostgres();
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
tell(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
