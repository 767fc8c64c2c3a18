import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBank } from '../durability/bank-process.js';
import { compareWithLedger } from '../durability/compare-with-ledger.js';
import { inspectFolder, type Outcome } from '../durability/kill-cycles.js';
import { newLedger } from '../durability/ledger.js';
import { writeUntilKilled } from '../durability/write-until-killed.js';
import type { Swift } from './swift.js';
import { SWIFT_KEYS } from './swift-config.js';

const WRITERS = 4;
const FEWEST = 8;
const MOST = 40;

interface StoreOutcome extends Outcome {
  /** Writers that were refused for a while. */
  refused: number;
}

/**
 * Kills the store so many times under one server's hands, and in the end that server too; then
 * compares what is there with what was acknowledged.
 */
export async function killStore(
  swift: Swift,
  bucket: string,
  prefix: string,
  cycles: number,
): Promise<StoreOutcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-s3-kill-'));
  const env = {
    S3_ENDPOINT: swift.url,
    S3_BUCKET: bucket,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: SWIFT_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: SWIFT_KEYS.secretAccessKey,
  };
  const ledger = newLedger();
  const problems: string[] = [];
  let refused = 0;
  let bank = await startBank(dataDir, env);

  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const enough = ledger.acknowledged + randomInt(FEWEST, MOST);
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(bank, ledger));
    while (ledger.acknowledged < enough) await wait(5);
    await wait(randomInt(200));
    await swift.kill();
    for (const status of await Promise.all(writers)) {
      if (status === 503) refused += 1;
      else problems.push(`a store that was gone was answered with ${status ?? 'no answer'}`);
    }
    const list = await fetch(`${bank.url}/api/questionsets`);
    const ready = await fetch(`${bank.url}/readyz`);
    if (!list.ok) problems.push(`the list answered ${list.status} without the store`);
    if (ready.status !== 503) problems.push(`readyz answered ${ready.status} without the store`);
    await swift.start();
    problems.push(...(await compareWithLedger(bank, ledger)));
  }
  const last = Array.from({ length: WRITERS }, () => writeUntilKilled(bank, ledger));
  await wait(500);
  await bank.kill();
  await Promise.all(last);
  bank = await startBank(dataDir, env);
  problems.push(...(await compareWithLedger(bank, ledger)));
  await bank.stop();
  problems.push(...(await inspectFolder(dataDir, env)));
  await rm(dataDir, { recursive: true, force: true });
  return { acknowledged: ledger.acknowledged, refused, problems };
}
