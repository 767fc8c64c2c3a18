import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compareWithLedger } from '../durability/compare-with-ledger.js';
import {
  archiveOf,
  earlierArchives,
  isCommitted,
  megabytesOf,
  newestNode,
  signedCommit,
  THAT_CANNOT_SERVE,
  variantOf,
  WITH_A_STEP,
} from './archives.js';
import { startLoad } from './load.js';
import { type Machine, makeMachine, type Output } from './machine.js';

const MOST_MB = 150;
const LOAD_MS = 3_000;
const counts = { passed: 0, failed: 0 };
const print = (line: string) => process.stdout.write(`${line}\n`);

async function holds(what: string, work: () => Promise<string | undefined>): Promise<void> {
  try {
    const seen = await work();
    counts.passed += 1;
    print(`✓ ${what}${seen === undefined ? '' : `: ${seen}`}`);
  } catch (error) {
    counts.failed += 1;
    print(`✗ ${what}: ${(error as Error).message}`);
  }
}

async function onMachine(work: (machine: Machine) => Promise<string | undefined>) {
  const machine = await makeMachine();
  try {
    return await work(machine);
  } catch (error) {
    print(await machine.log());
    throw error;
  } finally {
    await machine.remove();
  }
}

function well({ isWell, said }: Output): string {
  assert.ok(isWell, said);
  return said;
}

function refused({ isWell, said }: Output, because: RegExp): void {
  assert.ok(!isWell, said);
  assert.match(said, because);
}

async function installed(machine: Machine, archive: string) {
  well(await machine.bank('install', archive));
  await machine.service('start');
  return machine.signIn();
}

const versionAt = async ({ url }: Machine) =>
  ((await (await fetch(`${url}/healthz`)).json()) as { version: string }).version;

const setsAt = async ({ url }: Machine) => (await fetch(`${url}/api/questionsets`)).text();

/** Upgrades from one release to another while people write, and compares all acknowledged writes with the rows. */
function upgradesUnderLoad(from: string, to: string, version: RegExp) {
  return onMachine(async (machine) => {
    const bank = await installed(machine, from);
    const load = startLoad(bank);
    await wait(LOAD_MS);
    const started = performance.now();
    const upgrade = await machine.bank('upgrade', to);
    const seconds = (performance.now() - started) / 1000;
    await wait(LOAD_MS);
    await load.end();
    await machine.service('start');
    assert.deepEqual(
      await compareWithLedger(await machine.signIn(), load.ledger),
      [],
      upgrade.said,
    );
    assert.match(await versionAt(machine), version, upgrade.said);
    assert.ok(load.ledger.acknowledged > 0);
    const gap = load.longestGap().toFixed(1);
    return `${load.ledger.acknowledged} acknowledged writes there, away for ${gap} s of ${seconds.toFixed(0)}`;
  });
}

/** Back to the release before, whose tables were others. */
function goesBack(from: string, to: string) {
  return onMachine(async (machine) => {
    const load = startLoad(await installed(machine, from));
    await wait(LOAD_MS);
    await load.end();
    await machine.service('start');
    await machine.signIn();
    const before = await setsAt(machine);
    well(await machine.bank('upgrade', to));
    refused(await machine.bank('rollback'), /--discard/);
    well(await machine.bank('rollback', '--discard'));
    assert.equal(await setsAt(machine), before);
    assert.deepEqual(await compareWithLedger(await machine.signIn(), load.ledger), []);
    well(await machine.bank('check'));
    return undefined;
  });
}

function refuses(archive: string, damaged: string) {
  return onMachine(async (machine) => {
    refused(await machine.bank('help'), /Belum ada rilis/);
    refused(await machine.bank('install', damaged), /tidak cocok/);
    refused(await machine.bank('install', `${archive}.tidak-ada`), /tidak ada/);
    well(await machine.bank('install', archive));
    refused(await machine.bank('install', archive), /upgrade/);
    refused(await machine.bank('upgrade', archive), /sudah ada/);
    assert.match(well(await machine.bank('version')), /^\d+\.\d+\.\d+/);
    const help = well(await machine.bank('help'));
    assert.match(help, /sudo bank-soal PERINTAH/);
    assert.doesNotMatch(help, /npm run/);
    return undefined;
  });
}

async function run(scratch: string): Promise<void> {
  // One that was packed before may be named: packing takes longer than trying.
  const archive = process.argv[2] ?? (await archiveOf(join(scratch, 'this')));
  const size = await megabytesOf(archive);
  await holds(`the archive weighs at most ${MOST_MB} MB`, async () => {
    assert.ok(size <= MOST_MB, `${size} MB`);
    return `${basename(archive)}, ${size.toFixed(0)} MB`;
  });
  if (process.argv[2] === undefined && isCommitted()) {
    await holds('a signed statement says of which commit the archive is', async () => {
      const commit = await signedCommit(archive);
      assert.match(commit ?? '', /^[0-9a-f]{40}$/);
      return commit;
    });
  }
  await holds('Node of each platform is the newest of its line', async () => newestNode());
  const [next, changed, unfit] = [
    await variantOf(scratch, archive, '99.0.1'),
    await variantOf(scratch, archive, '99.0.2', WITH_A_STEP),
    await variantOf(scratch, archive, '99.0.3', THAT_CANNOT_SERVE),
  ];
  const damaged = await variantOf(scratch, archive, '99.0.4');
  await writeFile(damaged, 'bukan arsip');
  await holds('what does not fit is refused, and changes nothing', () => refuses(archive, damaged));
  await holds('an upgrade under load', () => upgradesUnderLoad(archive, next, /^99\.0\.1$/));
  await holds('an upgrade of the tables under load', () =>
    upgradesUnderLoad(archive, changed, /^99\.0\.2$/),
  );
  await holds('a release that cannot serve goes back by itself', () =>
    upgradesUnderLoad(archive, unfit, /^(?!99)/),
  );
  await holds('the way back over changed tables', () => goesBack(archive, changed));
  const earlier = await earlierArchives(scratch);
  if (earlier.length === 0) print('- No release has been tagged yet: none to come from.');
  for (const from of earlier) {
    await holds(`an upgrade from ${basename(from)} under load`, () =>
      upgradesUnderLoad(from, next, /^99\.0\.1$/),
    );
  }
}

if (process.getuid?.() !== 0 || process.platform !== 'linux') {
  print(
    'Releases are installed by root on Linux: nothing was tried.\n\n0 passed, 0 failed, 1 skipped',
  );
} else {
  const scratch = await mkdtemp(join(tmpdir(), 'bank-soal-releases-'));
  await run(scratch);
  await rm(scratch, { recursive: true, force: true });
  print(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
