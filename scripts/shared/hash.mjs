import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

/**
 * One hash over the content of files and folders.
 *
 * @param {string} root absolute folder that the paths are relative to
 * @param {string[]} paths files or folders; missing ones count as empty
 * @param {(path: string) => boolean} [wanted] which files count
 * @returns {string} SHA-256, hexadecimal
 */
export function hashOf(root, paths, wanted = () => true) {
  const hash = createHash('sha256');
  for (const path of paths
    .flatMap((each) => filesOf(root, each))
    .filter(wanted)
    .toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @type {(root: string, path: string) => string[]} */
function filesOf(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}
