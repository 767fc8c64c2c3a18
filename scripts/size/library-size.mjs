import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolders } from '../components/component-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Weighs the entries of the built library against `.size-limit.json`, brotli, without React.
 *
 * @returns {boolean} whether all keep to their budgets
 */
export function weighLibrary() {
  const scratch = join(root, '.cache/size');
  mkdirSync(scratch, { recursive: true });
  const lines = libraryFolders(join(root, 'packages/ui')).map((folder, index) => {
    const path = relative(join(root, 'packages/ui/src'), folder).replaceAll('\\', '/');
    return `export * as c${index} from '../../packages/ui/dist/${path}/index.js';`;
  });
  writeFileSync(join(scratch, 'library.js'), `${lines.join('\n')}\n`);

  const shell = process.platform === 'win32';
  const { stdout, stderr } = spawnSync('size-limit', ['--json'], {
    cwd: root,
    encoding: 'utf8',
    shell,
  });
  const results = parse(stdout);
  if (!results) {
    console.log(`[size] ${stdout}${stderr}`);
    return false;
  }
  for (const result of results) {
    const { name, size, sizeLimit } = result;
    const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;
    console.log(
      `[size] ${keeps(result) ? '✓' : '✗'} ${name}: ${kilobytes(size)} (limit ${kilobytes(sizeLimit)})`,
    );
  }
  return results.every(keeps);
}

/**
 * Whether something was weighed against a limit and is below it: size-limit passes what has no limit, and what is not there.
 *
 * @param {{ size: number, sizeLimit: number, passed: boolean }} result
 */
export function keeps({ size, sizeLimit, passed }) {
  return passed && size > 0 && size <= sizeLimit;
}

/**
 * @param {string} json
 * @returns {{ name: string, size: number, sizeLimit: number, passed: boolean }[] | undefined}
 */
function parse(json) {
  try {
    const results = JSON.parse(json);
    return Array.isArray(results) ? results : undefined;
  } catch {
    return undefined;
  }
}
