// Runs a program of this repository by name: `node scripts/run.mjs <name> [arguments]`, as package.json's scripts do.
// It makes the clone ready first. Runs under the system's Node, which may be old, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const fromSource = 'node --conditions=@bank-soal/source --import tsx';
const server = 'apps/server/src/test';

/**
 * A program, and whether it needs a browser. A name of two words is a script with its first argument.
 *
 * @type {Record<string, [command: string, needs?: 'browser' | undefined]>}
 */
const programs = {
  start: ['node scripts/start.mjs'],
  dev: ['node scripts/dev.mjs'],
  test: ['node scripts/test.mjs', 'browser'],
  storybook: ['storybook dev --port 6006 --no-open'],
  build: ['node scripts/build.mjs'],
  'build storybook': ['storybook build --quiet'],
  'build tokens': ['node packages/ui/tokens/build.mjs'],
  'new component': ['node scripts/new-component.mjs'],
  'new drawing': ['node scripts/new-drawing.mjs'],
  'new screen': ['node scripts/new-screen.mjs'],
  'test:hosts': ['node scripts/test-hosts.mjs', 'browser'],
  'test:examples': ['node --import tsx scripts/test-examples.mjs', 'browser'],
  'test:guide': ['node --import tsx scripts/test-guide.mjs', 'browser'],
  'test:visual': ['node scripts/visual/visual.mjs', 'browser'],
  'test:documents': [`${fromSource} ${server}/documents/main.ts`],
  'test:durability': [`${fromSource} ${server}/durability/main.ts`],
  'test:s3': [`${fromSource} ${server}/s3/main.ts`],
  'test:release': [`${fromSource} ${server}/release/main.ts`],
  'bench peers': ['node benchmarks/peers/run.mjs', 'browser'],
  'bench first-screen': ['node benchmarks/first-screen/run.mjs', 'browser'],
  'bench load': ['node benchmarks/server/load.mjs'],
  'bench hostile': ['node benchmarks/server/hostile.mjs'],
  'release version': [`${fromSource} scripts/release/record-release.ts`],
  'release tarballs': ['node scripts/release/tarballs.mjs'],
  'release archive': ['node scripts/release/release-archive.mjs'],
  'release publish': ['node scripts/release/release.mjs'],
};

const [script = '', ...given] = process.argv.slice(2);
const name = `${script} ${given[0]}` in programs ? `${script} ${given.shift()}` : script;
const [command, needs] = programs[name] ?? stop();
const shell = process.platform === 'win32';

const ready = spawnSync(
  process.execPath,
  ['scripts/set-up.mjs', ...(needs ? [`--${needs}`] : [])],
  { cwd: root, stdio: 'inherit' },
);
if (ready.status !== 0) process.exit(ready.status ?? 1);

const [program = '', ...rest] = command.split(' ');
const child = spawn(program, [...rest, ...given], { cwd: root, stdio: 'inherit', shell });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
});

/** @returns {never} */
function stop() {
  const known = Object.keys(programs).filter((one) => one.startsWith(`${script} `));
  console.error(
    `Tidak ada program bernama "${script}". Yang ada: ${(known.length > 0 ? known : Object.keys(programs)).join(', ')}.`,
  );
  process.exit(1);
}
