// Packs what a server needs to run, and nothing that only builds or tests it: `npm run release archive` writes
// dist/bank-soal-server-VERSION-PLATFORM.tar.gz and its sum. Unpacked, it runs with nothing but itself.
// With a private key in RELEASE_SIGNING_KEY (Ed25519, PEM) a signed statement of its origin lies beside it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../build/build-targets.mjs';
import { npm } from '../shared/pack.mjs';
import { attest } from './attestation.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Packages of the server: their manifests and builds are taken along. */
const PACKAGES = ['packages/contract', 'packages/paper', 'apps/server'];
const WORKSPACES = [...PACKAGES, 'packages/ui', 'packages/screens', 'apps/site', 'demo'];
/** Nothing reads these at run time. */
const LEFT_OUT =
  /\.(?:d\.[cm]?ts|[cm]?ts|map|flow|md|markdown|test\.js)$|\/(?:docs?|tests?|__tests__|examples?|\.github)$/i;

/**
 * Makes the archive of the built product.
 *
 * @param {string} target folder that it is written to
 * @returns {Promise<string>} its path
 */
async function makeArchive(target) {
  const { version } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
  const name = `bank-soal-server-${version}-${process.platform}-${process.arch}`;
  const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-archive-'));
  try {
    const folder = join(scratch, name);
    installDependencies(folder);
    for (const each of PACKAGES) copyBuilt(each, folder);
    copyPart('apps/site/dist', folder);
    copyPart('deploy', folder);
    copyPart('apps/server/common-passwords.txt', folder);
    for (const file of ['LICENSE', 'docs/operator.md', 'docs/operator.en.md']) {
      if (existsSync(join(root, file))) copyPart(file, folder);
    }
    addNode(folder);
    const commit = commitHere();
    setVersion(folder, version, commit);
    const archive = await pack(scratch, name, target);
    await signFor(archive, version, commit);
    return archive;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * The server's own dependencies, as they are locked, for this platform.
 *
 * @param {string} folder
 */
function installDependencies(folder) {
  for (const each of ['.', ...WORKSPACES]) {
    mkdirSync(join(folder, each), { recursive: true });
    cpSync(join(root, each, 'package.json'), join(folder, each, 'package.json'));
  }
  for (const file of ['package-lock.json', '.npmrc']) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  const only = ['--workspace', '@bank-soal/server', '--include-workspace-root=false'];
  npm(['ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--no-audit', ...only], folder);
  // Names of the workspace lead to folders: what is shipped stands there itself.
  rmSync(join(folder, 'node_modules/@bank-soal'), { recursive: true });
  rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
  for (const each of ['.', ...WORKSPACES]) rmSync(join(folder, each, 'package.json'));
  for (const file of ['package-lock.json', '.npmrc']) rmSync(join(folder, file), { force: true });
  for (const each of ['packages', 'apps', 'demo']) rmSync(join(folder, each), { recursive: true });
  prune(join(folder, 'node_modules'));
}

/** @param {string} folder */
function prune(folder) {
  cpSync(folder, `${folder}.pruned`, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.test(path) || /licen[cs]e|notice/i.test(basename(path)),
  });
  rmSync(folder, { recursive: true });
  renameSync(`${folder}.pruned`, folder);
}

/**
 * A package where Node finds it: those of the workspace in node_modules, the server in its place.
 *
 * @type {(path: string, folder: string) => void}
 */
function copyBuilt(path, folder) {
  const name = basename(path);
  const place = name === 'server' ? path : `node_modules/@bank-soal/${name}`;
  copyPart(`${path}/package.json`, folder, `${place}/package.json`);
  copyPart(`${path}/dist`, folder, `${place}/dist`);
}

/** @type {(path: string, folder: string, place?: string) => void} */
function copyPart(path, folder, place = path) {
  const to = join(folder, place);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, path), to, {
    recursive: true,
    filter: (each) => !/\.(?:map|d\.ts)$/.test(each),
  });
}

/** @param {string} folder */
function addNode(folder) {
  const to = join(folder, 'node_modules/.bin/node');
  mkdirSync(dirname(to), { recursive: true });
  cpSync(realpathSync(process.execPath), to);
  chmodSync(to, 0o755);
}

/** @type {(folder: string, version: string, commit: string | undefined) => void} */
function setVersion(folder, version, commit) {
  const path = join(folder, 'apps/server/package.json');
  const { name, type, license, dependencies } = JSON.parse(readFileSync(path, 'utf8'));
  const manifest = { name, version, commit, private: true, type, license, dependencies };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'VERSION'), `${version}\n`);
}

/** The commit that is packed; undefined outside of git, and where something is not committed. */
function commitHere() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed.status !== 0 || changed.stdout.trim() !== '') return undefined;
  return git('rev-parse', 'HEAD').stdout.trim() || undefined;
}

/** @type {(scratch: string, name: string, target: string) => Promise<string>} */
async function pack(scratch, name, target) {
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${name}.tar.gz`);
  // The same tree makes the same bytes, on any machine and day; the service's account can read all of them.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  const args = [...same, '--mode=u+rwX,go+rX,go-w', '-I', 'gzip -9n', '-cf', archive, name];
  const { status } = spawnSync('tar', args, {
    cwd: scratch,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('tar could not pack the archive');
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${basename(archive)}\n`);
  return archive;
}

/**
 * A checksum is as trustworthy as its source; the signature is a second one.
 *
 * @type {(archive: string, version: string, commit: string | undefined) => Promise<void>}
 */
async function signFor(archive, version, commit) {
  for (const ending of ['.intoto.json', '.intoto.json.sig'])
    rmSync(archive + ending, { force: true });
  const { RELEASE_SIGNING_KEY: key } = process.env;
  if (!key) return;
  const sha256 = readFileSync(`${archive}.sha256`, 'utf8').slice(0, 64);
  const { statement, signature } = attest(
    { name: basename(archive), sha256, version, commit },
    key,
  );
  writeFileSync(`${archive}.intoto.json`, statement);
  writeFileSync(`${archive}.intoto.json.sig`, signature);
}

const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, 'dist') } } });
const failed = build(['contract', 'paper', 'server', 'site']);
if (failed) {
  console.error(`[archive] ${failed} gagal dibangun.`);
  process.exitCode = 1;
} else {
  console.log(`[archive] ${await makeArchive(resolve(values.to))}`);
}
