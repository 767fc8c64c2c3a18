// Packs the built packages and looks at them as a host would: contents, export maps, types.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import {
  contentProblems,
  importAll,
  keepsDirective,
  strangers,
} from './packages/package-contents.mjs';
import { entriesOf } from './packages/public-names.mjs';
import { packAll } from './shared/pack.mjs';
import { tsc, tscBefore } from './shared/tsc.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Inside the repository, so that the packages find what they depend on; nearer than the workspaces.
const consumer = join(root, '.cache/packages');
rmSync(consumer, { recursive: true, force: true });
mkdirSync(consumer, { recursive: true });

/** @type {string[]} */
const problems = [];
/** @type {string[]} */
const entries = [];
for (const packed of packAll(consumer)) {
  const report = (/** @type {string} */ text) => problems.push(`${packed.name}: ${text}`);
  const own = entriesOf(packed.folder).map(([name]) => name.slice(2));
  entries.push(...own.map((entry) => `${packed.name}/${entry}`));
  const folder = unpack(packed);
  for (const problem of contentProblems(basename(packed.folder), packed.files)) report(problem);
  for (const file of lostDirectives(folder, packed.files)) report(`${file} lost 'use client'`);
  for (const problem of foreignImports(folder, packed.files)) report(problem);
  for (const problem of wrongCommands(folder)) report(problem);
  await lint(folder, report);
  const flags = '--profile esm-only --format ascii --no-emoji --no-color --include-entrypoints';
  const attw = run('attw', [packed.tarball, ...flags.split(' '), ...own]);
  if (attw) report(attw);
}

writeFileSync(join(consumer, 'consumer.ts'), importAll(entries));
const compilerOptions = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};
writeFileSync(
  join(consumer, 'tsconfig.json'),
  JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
);
for (const compiler of [tscBefore, tsc]) {
  const types = run('node', [compiler, '-p', consumer]);
  if (types) problems.push(`the types of the packages, by ${compiler}:\n${types}`);
}

for (const problem of problems) console.log(problem);
console.log(`[packages] ${entries.length} entries, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @type {(packed: { name: string, tarball: string }) => string} */
function unpack({ name, tarball }) {
  const folder = join(consumer, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const failed = run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  if (failed) throw new Error(failed);
  return folder;
}

/** @type {(folder: string, files: string[]) => string[]} */
function lostDirectives(folder, files) {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  return files
    .filter((file) => /^src\/.*(?<!\.d)\.tsx?$/.test(file))
    .map((file) => [file, file.replace(/^src/, 'dist').replace(/\.tsx?$/, '.js')])
    .filter(
      ([source = '', out = '']) => files.includes(out) && !keepsDirective(read(source), read(out)),
    )
    .map(([, out = '']) => out);
}

/** @type {(folder: string, files: string[]) => string[]} */
function foreignImports(folder, files) {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  return files
    .filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
    .flatMap((file) => strangers(read(file), manifest).map((name) => `${file} imports ${name}`));
}

/** The command that npx runs by the name of a package. @type {(folder: string) => string[]} */
function wrongCommands(folder) {
  const { bin = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!bin.ui) return [];
  const ask = (/** @type {string} */ name) =>
    spawnSync('node', [join(folder, bin.ui), 'doc', name], { encoding: 'utf8' });
  const known = ask('button');
  const unknown = ask('buton');
  return [
    ...(known.status === 0 && /^# button\n[^]*^## Keyboard$/m.test(known.stdout)
      ? []
      : [`'ui doc button' printed ${known.stdout}${known.stderr}`]),
    ...(unknown.status === 1 && unknown.stderr.includes('button')
      ? []
      : [`'ui doc buton' ended with ${unknown.status}: ${unknown.stderr}`]),
  ];
}

/** @type {(folder: string, report: (text: string) => void) => Promise<void>} */
async function lint(folder, report) {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  // Tables of cases that only this repository's tests import.
  for (const message of messages.filter(({ path }) => !path.includes('./test/*')))
    report(`publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** Output of a tool that failed. @type {(command: string, args: string[]) => string | undefined} */
function run(command, args) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell,
    cwd: root,
  });
  return status === 0 ? undefined : `${stdout ?? ''}${stderr ?? ''}` || `${command} did not run`;
}
