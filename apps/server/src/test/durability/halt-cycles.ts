import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { startBank } from './bank-process.js';
import { compareWithLedger } from './compare-with-ledger.js';
import { fetchAlone } from './fetch-alone.js';
import { inspectFolder, type Outcome } from './kill-cycles.js';
import { newLedger } from './ledger.js';
import { writeUntilKilled } from './write-until-killed.js';

/** Each sends three files at once, and an account may have sixteen under way: one more gets 429. */
const WRITERS = 5;
const LONGEST_MS = 400;

/**
 * Takes the database away under the hands of one server so many times, and gives it back: the server
 * refuses, is never restarted, and keeps what it acknowledged.
 */
export async function haltCycles(
  dataDir: string,
  postgres: EmbeddedPostgres,
  cycles: number,
  print: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const more = { DATABASE_URL: postgres.url };
  const ledger = newLedger();
  const problems: string[] = [];
  const bank = await startBank(dataDir, more);
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const enough = ledger.acknowledged + randomInt(4, 40);
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(bank, ledger));
    while (ledger.acknowledged < enough) await wait(5);
    await wait(randomInt(LONGEST_MS));
    await postgres.halt();
    const statuses = new Set(await Promise.all(writers));
    for (const status of statuses) {
      if (status !== 503) problems.push(`a database that was gone was answered with ${status}`);
    }
    const ready = await fetchAlone(`${bank.url}/readyz`);
    if (ready.status !== 503) problems.push(`it said that it was ready (${ready.status})`);
    await postgres.start();
    problems.push(...(await compareWithLedger(bank, ledger)));
    print(
      `${cycle} halts, ${ledger.acknowledged} writes acknowledged, ${problems.length} problems`,
    );
  }
  await bank.stop();
  problems.push(...(await inspectFolder(dataDir, more)));
  return { acknowledged: ledger.acknowledged, problems };
}
