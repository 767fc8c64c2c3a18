// Installs the packed packages into fresh hosts and looks at them in a browser:
// `npm run test:hosts`, or only some: `npm run test:hosts -- types vite-plain`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from './browser.mjs';
import { build } from './build-targets.mjs';
import { serveFolder, serveNext } from './hosts/serve.mjs';
import { visit } from './hosts/visit.mjs';
import { npm, packAll } from './pack.mjs';
import { entriesOf, importAll } from './package-contents.mjs';

const templates = fileURLToPath(new URL('hosts', import.meta.url));
const compilers = ['5.9.3', '6.0.3', '7.0.2'];
const hosts = ['vite-plain', 'vite-tailwind', 'next-app'];
const asked = process.argv.slice(2);
const wanted = (/** @type {string} */ name) => asked.length === 0 || asked.includes(name);

if (build(['contract', 'ui', 'screens'])) process.exit(1);
const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-hosts-'));
const packages = packAll(scratch);
const count = { passed: 0, failed: 0 };

try {
  for (const host of hosts.filter(wanted)) await tryHost(host);
  if (wanted('types')) tryCompilers();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/** @type {(name: string, problems: string[]) => void} */
function report(name, problems) {
  const ok = problems.length === 0;
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
  if (problems.length > 20) console.log(`    and ${problems.length - 20} more`);
}

/** @param {string} name */
async function tryHost(name) {
  const folder = join(scratch, name);
  const say = (/** @type {string} */ what, /** @type {string[]} */ problems) =>
    report(`${name}: ${what}`, problems);
  cpSync(join(templates, name), folder, { recursive: true });
  cpSync(join(templates, 'shared'), join(folder, 'shared'), { recursive: true });
  install(folder);
  const theme = run(folder, ['node_modules/@bank-soal/ui/bin/bank-soal-theme.mjs', '#0f766e']);
  writeFileSync(join(folder, name === 'next-app' ? 'app' : 'src', 'theme.css'), theme.output);
  say('writes its theme', theme.ok ? [] : [theme.output]);
  const bundler = name === 'next-app' ? 'next/dist/bin/next' : 'vite/bin/vite.js';
  const built = run(folder, [join('node_modules', bundler), 'build']);
  say('builds', built.ok ? [] : [built.output]);
  if (!built.ok) return;
  const next = name === 'next-app';
  const served = next
    ? await serveNext(folder, await freePort())
    : await serveFolder(join(folder, 'dist'));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    if (next) say('draws on the server', await checkServed(`${served.url}/both`));
    const address = (/** @type {string} */ page) => `${served.url}/${page}${next ? '' : '.html'}`;
    await visit(browser, address, say, { ownClasses: name === 'vite-tailwind' });
  } finally {
    await browser.close();
    served.stop();
  }
}

/** Types with each compiler that hosts use. */
function tryCompilers() {
  const folder = join(scratch, 'types');
  mkdirSync(folder);
  const dependencies = { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  install(folder);
  const entries = packages.flatMap(({ name, files }) =>
    entriesOf(files).map((entry) => `${name}/${entry}`),
  );
  writeFileSync(join(folder, 'all.ts'), importAll(entries));
  for (const version of compilers) {
    const tools = join(scratch, `typescript-${version}`);
    mkdirSync(tools);
    writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true }));
    npm(['install', '--no-save', '--ignore-scripts', '--no-audit', `typescript@${version}`], tools);
    for (const module of ['nodenext', 'esnext']) {
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module,
        moduleResolution: module === 'esnext' ? 'bundler' : module,
        types: [],
        strict: true,
        noEmit: true,
        skipLibCheck: false,
      };
      const config = join(folder, 'tsconfig.json');
      writeFileSync(config, JSON.stringify({ compilerOptions, files: ['all.ts'] }));
      const { ok, output } = run(folder, [
        join(tools, 'node_modules/typescript/bin/tsc'),
        '-p',
        '.',
      ]);
      report(`types: TypeScript ${version}, ${module}`, ok ? [] : output.split('\n'));
    }
  }
}

/** @param {string} folder */
function install(folder) {
  const manifest = join(folder, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const { name, tarball } of packages)
    content.dependencies[name] = `file:../${basename(tarball)}`;
  writeFileSync(manifest, JSON.stringify(content, null, 2));
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'], folder);
}

/** @type {(folder: string, args: string[]) => { ok: boolean, output: string }} */
function run(folder, args) {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    maxBuffer: 1e8,
  });
  return { ok: status === 0, output: status === 0 ? stdout : `${stdout}${stderr}` };
}

/** @type {(url: string) => Promise<string[]>} */
async function checkServed(url) {
  const html = await (await fetch(url)).text();
  return ['Bank Soal', 'Dari server', 'Judul', 'Graf'].flatMap((text) =>
    html.includes(text) ? [] : [`"${text}" is not in the HTML`],
  );
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
