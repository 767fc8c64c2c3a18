import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The published packages, in the order of their dependencies. */
export const published = ['contract', 'paper', 'ui', 'screens'];

/** @typedef {{ folder: string, name: string, tarball: string, files: string[] }} Packed */

/**
 * Packs the built packages as `npm publish` would.
 *
 * @param {string} destination folder for the tarballs
 * @returns {Packed[]} absolute paths; `files` are the paths inside
 */
export function packAll(destination) {
  return published.map((each) => {
    const folder = join(root, 'packages', each);
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [report] = Object.values(
      JSON.parse(
        npm(['pack', '--ignore-scripts', '--json', '--pack-destination', destination], folder),
      ),
    );
    const files = report.files.map((/** @type {{ path: string }} */ file) => file.path);
    return { folder, name, tarball: join(destination, report.filename), files };
  });
}

/**
 * Runs npm, the one that runs this script when there is one.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @returns {string} what it printed
 */
export function npm(args, cwd) {
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  const [command, first] = node && script?.endsWith('.js') ? [node, [script]] : ['npm', []];
  const shell = process.platform === 'win32';
  const result = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    shell,
    maxBuffer: 1e9,
  });
  if (result.status !== 0)
    throw new Error(`npm ${args.join(' ')}\n${result.stderr}${result.stdout}`);
  return result.stdout;
}
