import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { npm } from '../shared/pack.mjs';

/**
 * Installs a host with the packed packages, which lie beside its folder.
 *
 * @param {string} folder
 * @param {import('../shared/pack.mjs').Packed[]} packages
 */
export function install(folder, packages) {
  const manifest = join(folder, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const { name, tarball } of packages)
    content.dependencies[name] = `file:../${basename(tarball)}`;
  writeFileSync(manifest, JSON.stringify(content, null, 2));
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'], folder);
}

/**
 * Runs a script of Node in a host's folder, as in production.
 *
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside that of this process
 * @returns {{ ok: boolean, output: string }}
 */
export function run(folder, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CI: '1',
      ...env,
    },
    maxBuffer: 1e8,
  });
  return { ok: status === 0, output: status === 0 ? stdout : `${stdout}${stderr}` };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
