import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BankProcess, startBank } from './bank-process.js';
import { compareWithLedger } from './compare-with-ledger.js';
import { fetchAlone } from './fetch-alone.js';
import { inspectFolder, type Outcome } from './kill-cycles.js';
import { type Ledger, newLedger } from './ledger.js';
import { writeUntilKilled } from './write-until-killed.js';

const MB = 1024 * 1024;

/** Writes to a full disk, and again when there is space. */
async function writeWhileFull(
  bank: BankProcess,
  filler: string,
  ledger: Ledger,
  problems: string[],
): Promise<void> {
  const write = () => writeUntilKilled(bank, ledger);
  for (let turn = 0; turn < 5; turn += 1) {
    const status = await write();
    if (status !== 507 && status !== 503) problems.push(`a full disk was answered with ${status}`);
  }
  if (!(await fetchAlone(`${bank.url}/api/questionsets`)).ok) problems.push('nobody could read');
  const full = ledger.acknowledged;
  problems.push(...(await compareWithLedger(bank, ledger)));

  await rm(filler);
  await write();
  if (ledger.acknowledged <= full) problems.push('writing did not go on when there was room');
}

/**
 * Writes to a small file system until it is full, frees space, and writes on, in one life of the server; then
 * kills it and compares.
 */
export async function fillDisk(folder: string): Promise<Outcome> {
  const dataDir = join(folder, 'data');
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(4 * MB));
  const ledger = newLedger();
  const problems: string[] = [];
  const bank = await startBank(dataDir);
  try {
    await writeWhileFull(bank, filler, ledger, problems);
  } finally {
    // Leftovers of a failure would hold the disk.
    await bank.kill();
  }
  await rm(join(dataDir, 'previews'), { recursive: true, force: true });
  const again = await startBank(dataDir);
  problems.push(...(await compareWithLedger(again, ledger)));
  await again.stop();
  problems.push(...(await inspectFolder(dataDir)));
  return { acknowledged: ledger.acknowledged, problems };
}
