// Everything that must hold, in one run: `npm test`, single steps by name: `npm test -- units server`, or what is nearest to
// a change: `npm test -- changed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsc } from './shared/tsc.mjs';
import { changedFiles, testsNear } from './tests/changed.mjs';
import { inLanes } from './tests/lanes.mjs';
import { notesOf } from './tests/test-notes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-test-'));
const storybook = join(scratch, 'storybook');
const shell = process.platform === 'win32';
/** Far more than any step takes on a busy machine. */
const LONGEST_MINUTES = 40;
const PIPE_MS = 5_000;

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ counts: Counts, notes: string[] }} Report of a step */
/** @typedef {Report & { step: Step, ok: boolean, seconds: number }} Result */
/** @typedef {{ name: string, command: string[], counts?: string, lanes?: number, after?: string[] }} Step */

/**
 * One more than a small machine has cores: the server's tests wait for disks, clocks and other processes a tenth of their
 * time. A step that keeps all cores busy by itself takes all lanes.
 */
const LANES = 3;
/**
 * Begun in this order, as lanes come free: the server's tests first, which are waited for longest, and beside them all that
 * one core carries. What waits for another comes before what does not, so that no lane stands idle at the end.
 *
 * @type {Step[]}
 */
const steps = [
  check('programs', 'node scripts/build.mjs contract paper server'),
  check('format', 'biome check .'),
  check('lint', 'oxlint --deny-warnings'),
  { ...suite('server'), after: ['programs'] },
  { ...suite('server-postgres'), after: ['programs'] },
  types('contract', 'packages/contract'),
  types('ui', 'packages/ui'),
  types('screens', 'packages/screens'),
  types('site', 'apps/site'),
  types('server', 'apps/server'),
  types('demo', 'demo'),
  types('paper', 'packages/paper'),
  types('tools', '.'),
  check('unused', 'knip'),
  check('imports', 'depcruise packages apps demo --output-type err-long'),
  check('house', 'node scripts/house/house.mjs'),
  // The output of `programs` stays as it is: the server's tests run it meanwhile.
  { ...check('build', 'node scripts/build.mjs'), after: ['programs'] },
  check('storybook', `storybook build --quiet --output-dir ${storybook}`),
  {
    ...check('storybook-opens', `node scripts/storybook/open-storybook.mjs ${storybook}`),
    after: ['storybook'],
  },
  { ...check('size', 'node scripts/size.mjs'), after: ['build'] },
  { ...check('packages', 'node scripts/check-packages.mjs'), after: ['build'] },
  suite('units'),
  { ...suite('stories'), lanes: LANES },
  { ...suite('journeys'), lanes: LANES, after: ['build'] },
];

/** @type {(name: string, line: string) => Step} */
function check(name, line) {
  return { name, command: line.split(' ') };
}

/** @type {(name: string, folder: string) => Step} */
function types(name, folder) {
  return { name: `types-${name}`, command: ['node', tsc, '-p', folder] };
}

/** @type {(name: string, files?: string[]) => Step} */
function suite(name, files = []) {
  const counts = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`];
  return { name, counts, command: ['vitest', 'run', '--project', name, ...reporters, ...files] };
}

/** @type {Set<number | undefined>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    for (const pid of running) endGroup(pid);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
    process.exit(1);
  });

const asked = process.argv.slice(2);
if (asked.includes('changed')) asked.splice(0, asked.length, ...nearChange());
// Programs of the server's tests are built before them, not by both of them at once.
const wanted = asked.some((name) => name.startsWith('server')) ? ['programs', ...asked] : asked;
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Tidak ada langkah bernama ${unknown.join(', ')}.`);
  process.exit(1);
}

/** Replaces the steps by those of what changed, and gives their names. */
function nearChange() {
  const files = changedFiles(root);
  const { near, further } = testsNear(root, files);
  console.log(
    `${files.length} files changed: ${near.length} tests are near, ${further} further ones run by npm test.`,
  );
  const code = files.filter((file) => /\.(tsx?|mjs|json|css)$/.test(file));
  const folders = new Set(
    files.map((file) => /^(packages|apps)\/\w+|^demo/.exec(file)?.[0] ?? '.'),
  );
  /** @type {[string, (file: string) => boolean][]} */
  const projects = [
    ['stories', (file) => file.endsWith('.stories.tsx')],
    ['journeys', (file) => file.startsWith('apps/site/journeys/')],
    ['server', (file) => file.startsWith('apps/server/')],
    ['units', () => true],
  ];
  const projectOf = (/** @type {string} */ file) => projects.find(([, owns]) => owns(file))?.[0];
  const suites = projects
    .map(([name]) =>
      suite(
        name,
        near.filter((file) => projectOf(file) === name),
      ),
    )
    .filter(({ command }) => near.some((file) => command.includes(file)));
  const typed = steps.filter(({ command }) => folders.has(command[3] ?? ''));
  const programs = steps.filter(
    ({ name }) => name === 'programs' && suites.some((one) => one.name === 'server'),
  );
  const checks =
    code.length > 0
      ? [
          check('format', `biome check ${code.join(' ')}`),
          check('lint', `oxlint --deny-warnings ${code.join(' ')}`),
        ]
      : [];
  steps.splice(0, steps.length, ...programs, ...checks, ...typed, ...suites);
  return steps.map(({ name }) => name);
}

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];
await inLanes(
  steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  LANES,
  runAndTell,
);
rmSync(scratch, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nGagal: ${failures.join(', ')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** @param {Step} step */
async function runAndTell(step) {
  tell(await runStep(step));
}

/** @param {Result} result */
function tell({ step, ok, seconds, counts, notes }) {
  if (!ok) failures.push(step.name);
  for (const key of /** @type {(keyof Counts)[]} */ (Object.keys(total))) total[key] += counts[key];
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  console.log(
    `${ok ? '✓' : '✗'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`,
  );
  for (const note of notes) console.log(`- ${step.name}, ${note}`);
}

/** @type {(step: Step) => Promise<Result>} */
async function runStep(step) {
  const started = performance.now();
  const { code, output } = await capture(step.command);
  const { counts, notes } = reportOf(step, code === 0);
  const reason = /PostgreSQL tests skipped: (.+)/.exec(output)?.[1];
  if (reason !== undefined) {
    console.log(`- ${step.name}: ${reason}`);
    return {
      step,
      ok: true,
      counts: { passed: 0, failed: 0, skipped: 1 },
      notes,
      seconds: secondsSince(started),
    };
  }
  const ok = code === 0 && counts.failed === 0;
  if (ok && ['house', 'size'].includes(step.name)) console.log(output.trim());
  if (!ok) {
    console.log(`\n── ${step.name} ${'─'.repeat(60)}\n${output}`);
    if (counts.failed === 0) counts.failed = 1;
  }
  return { step, ok, counts, notes, seconds: secondsSince(started) };
}

/** @param {number} started */
function secondsSince(started) {
  return Math.round((performance.now() - started) / 1000);
}

/**
 * Ends with the command, not with processes that outlive it; a command that hangs is ended, and its output
 * shown.
 *
 * @type {(command: string[]) => Promise<{ code: number | null, output: string }>}
 */
function capture([command = '', ...args]) {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that its servers and browsers can be ended with it.
      detached: !shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const late = setTimeout(() => {
      output += `\nEnded: it did not finish within ${LONGEST_MINUTES} minutes.\n`;
      endGroup(child.pid);
    }, LONGEST_MINUTES * 60_000);
    /** @type {NodeJS.Timeout | undefined} */
    let grace;
    const end = (/** @type {number | null} */ code) => {
      clearTimeout(late);
      clearTimeout(grace);
      running.delete(child.pid);
      endGroup(child.pid);
      resolve({ code, output });
    };
    running.add(child.pid);
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    // Output in the pipes comes within a moment; a process that outlives the command may hold them for ever.
    child.on('exit', (code) => {
      grace = setTimeout(end, PIPE_MS, code);
    });
    child.on('close', end);
  });
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined || shell) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

/** @type {(step: Step, ok: boolean) => Report} */
function reportOf(step, ok) {
  if (!step.counts)
    return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, notes: [] };
  try {
    const report = JSON.parse(readFileSync(step.counts, 'utf8'));
    const skipped = report.numPendingTests + report.numTodoTests;
    const counts = { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
    return { counts, notes: notesOf(report.testResults) };
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, notes: [] };
  }
}
