import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '../small-disk.js';
import { fillDisk } from './full-disk.js';
import { killCycles, type Outcome } from './kill-cycles.js';

const CYCLES = Number(process.argv[2] ?? 50);
const SMALL_MB = 12;
const tell = (line: string) => process.stdout.write(`${line}\n`);

function report(name: string, { acknowledged, problems }: Outcome): number {
  const verdict = problems.length === 0 ? 'all of them there, byte for byte' : 'PROBLEMS';
  tell(`${name}: ${acknowledged} acknowledged writes, ${verdict}`);
  for (const problem of problems) tell(`  ${problem}`);
  return problems.length;
}

const folder = await mkdtemp(join(tmpdir(), 'bank-soal-durability-'));
let failed = report(`${CYCLES} kills`, await killCycles(folder, CYCLES, tell));
await rm(folder, { recursive: true, force: true });

const disk = mountSmallDisk(SMALL_MB);
const skipped = typeof disk === 'string';
if (skipped) tell(`A full disk: skipped, ${disk}`);
else {
  try {
    failed += report('A full disk', await fillDisk(disk.folder));
  } finally {
    disk.remove();
  }
}
const passed = (skipped ? 1 : 2) - Math.min(failed, 1);
tell(`${passed} passed, ${Math.min(failed, 1)} failed${skipped ? ', 1 skipped' : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
