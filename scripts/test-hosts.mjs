// Installs the packed packages into fresh hosts and looks at them in a browser:
// `npm run test:hosts`, or only some: `npm run test:hosts -- types vite-plain`.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from './build/build-targets.mjs';
import { told, tryBare } from './hosts/bare.mjs';
import { tryFormLibraries } from './hosts/form-libraries.mjs';
import { freePort, install, run } from './hosts/install.mjs';
import { createReport } from './hosts/report.mjs';
import { serveFolder, serveNext } from './hosts/serve.mjs';
import { visit } from './hosts/visit.mjs';
import { weigh } from './hosts/weigh.mjs';
import { checkWords } from './hosts/words.mjs';
import { importAll } from './packages/package-contents.mjs';
import { entriesOf } from './packages/public-names.mjs';
import { findBrowser, launchArguments } from './shared/browser.mjs';
import { npm, packAll, published } from './shared/pack.mjs';

const templates = fileURLToPath(new URL('hosts', import.meta.url));
const compilers = ['5.9.3', '6.0.3', '7.0.2'];
const hosts = ['vite-plain', 'vite-tailwind', 'next-app'];
const asked = process.argv.slice(2);
const wanted = (/** @type {string} */ name) => asked.length === 0 || asked.includes(name);

if (build(published)) process.exit(1);
const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-hosts-'));
const packages = packAll(scratch);
const report = createReport();

try {
  if (wanted('bare')) await tryWithUi('bare', tryBare);
  if (wanted('form-libraries')) await tryWithUi('form-libraries', tryFormLibraries);
  for (const host of hosts.filter(wanted)) await tryHost(host);
  if (wanted('types')) tryCompilers();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
report.end();

/**
 * A host that takes `ui` alone, without its optional parts.
 *
 * @param {string} name
 * @param {typeof tryBare} attempt
 */
async function tryWithUi(name, attempt) {
  const folder = join(scratch, name);
  cpSync(join(templates, name), folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    await attempt(folder, packages, browser, (what, problems) =>
      report.check(`${name}: ${what}`, problems),
    );
  } finally {
    await browser.close();
  }
}

/** @param {string} name */
async function tryHost(name) {
  const folder = join(scratch, name);
  const say = (/** @type {string} */ what, /** @type {string[]} */ problems) =>
    report.check(`${name}: ${what}`, problems);
  if (name === 'next-app') copyNextHost(folder);
  else cpSync(join(templates, 'vite'), folder, { recursive: true });
  cpSync(join(templates, name), folder, { recursive: true });
  cpSync(join(templates, 'shared'), join(folder, 'shared'), { recursive: true });
  install(folder, packages);
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
    if (next) {
      say('draws on the server', await checkServed(`${served.url}/both`));
      say('speaks by JSON', await checkWords(browser, `${served.url}/english`, folder));
    }
    const address = (/** @type {string} */ page) => `${served.url}/${page}${next ? '' : '.html'}`;
    await visit(browser, address, say, { ownClasses: name === 'vite-tailwind' });
  } finally {
    await browser.close();
    served.stop();
  }
}

/**
 * The set-up of the example; its pages stay away.
 *
 * @param {string} folder
 */
function copyNextHost(folder) {
  mkdirSync(folder);
  for (const file of ['package.json', 'next.config.mjs', 'tsconfig.json'])
    cpSync(join(templates, '../../examples/next-host', file), join(folder, file));
}

/** Types with each compiler that hosts use. */
function tryCompilers() {
  const folder = join(scratch, 'types');
  mkdirSync(folder);
  const dependencies = { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  install(folder, packages);
  console.log(`types: all four packages are ${told(weigh(folder))}`);
  const entries = packages.flatMap((packed) =>
    entriesOf(packed.folder).map(([entry]) => packed.name + entry.slice(1)),
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
      report.check(`types: TypeScript ${version}, ${module}`, ok ? [] : output.split('\n'));
    }
  }
}

/** @type {(url: string) => Promise<string[]>} */
async function checkServed(url) {
  const html = await (await fetch(url)).text();
  return ['Bank Soal', 'Dari server', 'Judul', 'Graf'].flatMap((text) =>
    html.includes(text) ? [] : [`"${text}" is not in the HTML`],
  );
}
