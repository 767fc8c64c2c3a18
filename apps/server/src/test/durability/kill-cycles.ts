import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dialectOf } from '../../db/dialect.js';
import { openDatabase } from '../../db/open-database.js';
import { createContents } from '../../files/contents.js';
import { verifyStore } from '../../files/verify-store.js';
import { parseConfig } from '../../settings/config.js';
import { openFileStore } from '../../storage/open-file-store.js';
import { type BankProcess, startBank } from './bank-process.js';
import { compareWithLedger } from './compare-with-ledger.js';
import { type Ledger, newLedger } from './ledger.js';
import { writeUntilKilled } from './write-until-killed.js';

const WRITERS = 6;
/** Writes that are acknowledged, at least and at most, before the moment to kill draws near. */
const FEWEST = 4;
const MOST = 40;
const LONGEST_MS = 300;

export interface Outcome {
  /** Writes that the server acknowledged. */
  acknowledged: number;
  /** Lost, torn or made-up things; empty when all is well. */
  problems: string[];
}

/** Lets writers work for a moment, and takes the server away under their hands. */
async function writeAndKill(bank: BankProcess, ledger: Ledger): Promise<void> {
  const enough = ledger.acknowledged + randomInt(FEWEST, MOST);
  const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(bank, ledger));
  while (ledger.acknowledged < enough) await wait(5);
  await wait(randomInt(LONGEST_MS));
  await bank.kill();
  await Promise.all(writers);
}

/** Looks into a folder whose server has stopped: rows, bytes, and leftovers. */
export async function inspectFolder(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const config = parseConfig({ DATA_DIR: dataDir, ...more });
  const db = await openDatabase(config);
  const store = await openFileStore(config);
  try {
    // Those of a server that was killed hold for a while, for no other may know that it is gone.
    if (dialectOf(db).shared) await db.deleteFrom('content_claims').execute();
    await createContents(db, store).sweep();
    const { missing, damaged, orphans } = await verifyStore(db, store);
    const loose = await readdir(join(dataDir, config.s3 ? 'cache' : 'files', 'pending'));
    const rows = await db
      .selectFrom('files')
      .leftJoin('question_sets', 'question_sets.id', 'question_set_id')
      .select('files.id')
      .where('question_sets.id', 'is', null)
      .execute();
    return [
      ...missing.map(({ id }) => `the bytes of file ${id} are missing`),
      ...damaged.map(({ id }) => `the bytes of file ${id} are damaged`),
      ...orphans.map((sha256) => `content ${sha256} belongs to nobody`),
      ...rows.map(({ id }) => `file ${id} belongs to no set`),
      ...loose.map((name) => `${name} was left unfinished`),
    ];
  } finally {
    await db.destroy();
  }
}

/** Kills the server so many times in the middle of its writes, and compares after each start. */
export async function killCycles(
  dataDir: string,
  cycles: number,
  print: (line: string) => void = () => undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const ledger = newLedger();
  const problems: string[] = [];
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await writeAndKill(await startBank(dataDir, more), ledger);
    // All is compared now and then, and at the end; in between the start itself is the test.
    if (cycle % 5 !== 0 && cycle !== cycles) continue;
    const bank = await startBank(dataDir, more);
    problems.push(...(await compareWithLedger(bank, ledger)));
    await bank.stop();
    print(
      `${cycle} kills, ${ledger.acknowledged} writes acknowledged, ${problems.length} problems`,
    );
  }
  problems.push(...(await inspectFolder(dataDir, more)));
  return { acknowledged: ledger.acknowledged, problems };
}
