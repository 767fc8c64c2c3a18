import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Size of an install in a host's folder.
 *
 * @param {string} folder
 * @returns {{ packages: number, megabytes: number }}
 */
export function weigh(folder) {
  const modules = join(folder, 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
  const bytes = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(modules, path), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
  return { packages: Object.keys(packages).length, megabytes: Math.round(bytes / 1e5) / 10 };
}
