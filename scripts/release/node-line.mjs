import { spawnSync } from 'node:child_process';

/** @typedef {{ name: string, pinned: string, newest: string }} Behind */

/** @type {(version: string) => number[]} */
const parts = (version) => version.split('.').map(Number);

/** @type {(a: string, b: string) => number} */
function order(a, b) {
  const [left, right] = [parts(a), parts(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/**
 * Of which platforms there is a newer Node of the same line. Their packages come at different times: a release for one
 * waits for no other.
 *
 * @param {Readonly<Record<string, string>>} pinned by package
 * @param {(name: string) => readonly string[]} versionsOf what is published
 * @returns {Behind[]}
 */
export function behindOf(pinned, versionsOf) {
  return Object.entries(pinned).flatMap(([name, version]) => {
    const [line] = parts(version);
    const same = versionsOf(name).filter(
      (one) => /^\d+\.\d+\.\d+$/.test(one) && parts(one)[0] === line,
    );
    const newest = [...same, version].toSorted(order).at(-1) ?? version;
    return newest === version ? [] : [{ name, pinned: version, newest }];
  });
}

/**
 * Published versions of a package; none where the registry is not reached.
 *
 * @type {(name: string) => string[]}
 */
export function publishedOf(name) {
  const { stdout, status } = spawnSync('npm', ['view', name, 'versions', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 60_000,
  });
  return status === 0 ? [JSON.parse(stdout)].flat() : [];
}
