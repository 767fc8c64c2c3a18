// Makes a fresh clone ready: packages, a Node that is new enough, the compiled texts and, with --browser, a Chromium.
// Runs under the system's Node, which may be old, before anything is installed: no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './shared/browser.mjs';
import { hashOf } from './shared/hash.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules/.set-up-stamp');

installPackages();
checkNode();
compileTexts();
if (process.argv.includes('--browser')) installBrowser();

function installPackages() {
  // The lock file repeats what all manifests ask for; a script's line in one installs nothing.
  const stamp = hashOf(root, ['package-lock.json']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Memasang paket (npm ci)...');
  // `npm ci` removes node_modules/.bin/node under its own feet, so it runs on the Node outside, and
  // the build tools are needed whatever NODE_ENV says.
  const flags = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const done =
    node && npm && !node.startsWith(root) ? run(node, [npm, ...flags]) : run('npm', flags);
  if (!done) stop('npm ci gagal. Periksa koneksi ke registri paket, lalu ulangi perintah ini.');
  writeFileSync(stampFile, stamp);
}

function checkNode() {
  const local = join(root, 'node_modules/.bin/node');
  const runs =
    spawnSync(local, ['--version'], { shell: process.platform === 'win32' }).status === 0;
  if (runs) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 13)) {
    stop(
      `Node dari npm tidak dapat dijalankan di mesin ini dan Node sistem (${process.version}) terlalu lama. Pasang Node 22.13 atau lebih baru.`,
    );
  }
  rmSync(local, { force: true });
  say(`Node dari npm tidak dapat dijalankan di mesin ini; memakai Node sistem ${process.version}.`);
}

function compileTexts() {
  if (!run(process.execPath, [join(root, 'scripts/texts/compile.mjs')])) {
    stop('Teks di catalogs/*.json tidak dapat dibaca; sebabnya ada di atas.');
  }
}

function installBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Peramban untuk pengujian belum ada: memasang chromium dengan apt-get...');
    run('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    // Not every Debian and none of its children has the one without windows.
    if (!run('apt-get', [...install, 'chromium-headless-shell'])) {
      run('apt-get', [...install, 'chromium']);
    }
  }
  if (findBrowser()) return;
  say('Mengunduh Chromium milik Playwright (paling lama 60 detik)...');
  run(
    process.execPath,
    [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'],
    60_000,
  );
  if (findBrowser()) return;
  stop(
    'Chromium tidak ditemukan. Pasang Chromium atau Chrome, atau isi CHROMIUM_PATH dengan letaknya.',
  );
}

/** @type {(command: string, args: string[], timeout?: number) => boolean} */
function run(command, args, timeout) {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout, shell }).status === 0;
}

/** @type {(message: string) => void} */
function say(message) {
  console.log(`[set-up] ${message}`);
}

/** @type {(message: string) => never} */
function stop(message) {
  console.error(`[set-up] ${message}`);
  process.exit(1);
}
