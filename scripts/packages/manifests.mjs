/** @typedef {{ name: string, repository?: { url?: string, directory?: string }, homepage?: string, bugs?: string, engines?: { node?: string } }} Manifest */
/** @typedef {{ resolved?: string, link?: boolean, engines?: { node?: string }, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */
/** @typedef {[major: number, minor: number, patch: number]} Version */

/** First of each line of Node from 20 on, and where those in use began to be enough. */
const NODES = ['20.0', '20.19', '21.0', '22.0', '22.12', '22.13', '23.0', '24.0', '25.0', '26.0'];

/**
 * Problems of the addresses in a published package's manifest.
 *
 * @param {Manifest} manifest
 * @param {string} folder of the package: `packages/ui`
 * @returns {string[]}
 */
export function addressProblems({ repository, homepage, bugs }, folder) {
  const home = /^git\+(https:\/\/.+)\.git$/.exec(repository?.url ?? '')?.[1];
  if (home === undefined) return ['repository names no address'];
  return [
    ...(repository?.directory === folder ? [] : [`repository.directory is not ${folder}`]),
    ...(homepage?.startsWith(`${home}/`) ? [] : [`homepage is not at ${home}`]),
    ...(bugs === `${home}/issues` ? [] : [`bugs is not at ${home}`]),
  ];
}

/**
 * Which dependencies run on less than the package says: those of its dependencies too, without optional peers.
 *
 * @param {Readonly<Record<string, Locked>>} locked packages of the lock file
 * @param {string} folder
 * @returns {string[]}
 */
export function engineProblems(locked, folder) {
  const range = locked[folder]?.engines?.node ?? '*';
  const claimed = NODES.filter((node) => allows(range, node));
  return [...brought(locked, folder)].flatMap((path) => {
    const needs = locked[path]?.engines?.node;
    const missing = needs && claimed.find((node) => !allows(needs, node));
    return missing ? [`Node ${missing} is too little for ${path}, which needs ${needs}`] : [];
  });
}

/** @type {(locked: Readonly<Record<string, Locked>>, folder: string) => Set<string>} */
function brought(locked, folder) {
  /** @type {Set<string>} */
  const seen = new Set();
  const paths = [folder];
  for (const path of paths) {
    const { dependencies, peerDependencies, peerDependenciesMeta } = locked[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      const found = placeOf(locked, path, name);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      paths.push(found);
    }
  }
  return seen;
}

/** @type {(locked: Readonly<Record<string, Locked>>, from: string, name: string) => string | undefined} */
function placeOf(locked, from, name) {
  const parts = from.split('/');
  for (let length = parts.length; length >= 0; length -= 1) {
    const path = [...parts.slice(0, length), 'node_modules', name].join('/');
    const found = locked[path];
    if (found !== undefined) return found.link ? found.resolved : path;
  }
  return undefined;
}

/**
 * Whether a range of npm takes a version.
 *
 * @param {string} range such as `^22.13 || >=24`
 * @param {string} version
 */
export function allows(range, version) {
  const asked = parse(version);
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/(>=|<=|<|>|\^|~)\s+/g, '$1')
      .split(/\s+/)
      .every((one) => within(one, asked)),
  );
}

/** @type {(one: string, asked: Version) => boolean} */
function within(one, asked) {
  if (one === '' || one === '*') return true;
  const [, sign = '', text = ''] = /^(>=|<=|<|>|\^|~)?v?(.*)$/.exec(one) ?? [];
  const bound = parse(text);
  const order = compare(asked, bound);
  if (sign === '>=') return order >= 0;
  if (sign === '>') return order > 0;
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  const given = text.split('.').filter((part) => /^\d+$/.test(part)).length;
  const same = sign === '^' ? 1 : sign === '~' ? Math.min(given, 2) : given;
  return order >= 0 && asked.slice(0, same).every((number, index) => number === bound[index]);
}

/** @type {(version: string) => Version} */
function parse(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number(part) || 0);
  return [major, minor, patch];
}

/** @type {(one: Version, other: Version) => number} */
function compare(one, other) {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
