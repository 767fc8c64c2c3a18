import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the pinned libraries beside the benchmark when they are missing or others were pinned.
 *
 * @param {string} folder the benchmark's
 */
export function install(folder) {
  const stampFile = join(folder, 'node_modules/.bench-stamp');
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('[peers] npm ci');
  const shell = process.platform === 'win32';
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell,
  });
  if (done.status !== 0) throw new Error('The libraries could not be installed.');
  writeFileSync(stampFile, stamp);
}
