import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ names: string[], from: string, late?: boolean }} Import what a file takes from where; no names: all of it */

const root = fileURLToPath(new URL('../..', import.meta.url));
const screens = join(root, 'packages/screens');
export const PACKAGE = '@bank-soal/screens';

/** @type {Map<string, string>} */
const texts = new Map();

/** @type {(file: string) => string} */
export function textOf(file) {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

/**
 * Imports of a file at run time; types are left out.
 *
 * @param {string} file
 * @returns {Import[]}
 */
export function importsOf(file) {
  const text = textOf(file);
  const named = [...text.matchAll(/^(?:import|export) \{([^}]*)\} from '([^']+)'/gm)].map(
    ([, names = '', from = '']) => ({ names: valuesIn(names), from }),
  );
  const late = [...text.matchAll(/\bimport\('([^']+)'\)(?!\.)(?:\)\.(\w+))?/g)].map(
    ([, from = '', name]) => ({ names: name === undefined ? [] : [name], from, late: true }),
  );
  return [...named.filter(({ names }) => names.length > 0), ...late];
}

/** @type {(list: string) => string[]} */
function valuesIn(list) {
  return list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** @type {(file: string, from: string) => string | undefined} */
function fileAt(file, from) {
  const path = join(dirname(file), from).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
}

/** The entries that the package's map of exports has, by what a host writes. */
export const entries = publicEntries();

function publicEntries() {
  /** @type {Record<string, string | null | Record<string, string>>} */
  const map = JSON.parse(textOf(join(screens, 'package.json'))).exports;
  const patterns = Object.entries(map).flatMap(([key, target]) => {
    const source = target && typeof target === 'object' ? target['@bank-soal/source'] : undefined;
    return source ? [{ key: key.slice('./'.length), source: source.slice('./src/'.length) }] : [];
  });
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const index of globSync('**/index.ts', { cwd: join(screens, 'src') })) {
    const path = index.split('\\').join('/');
    for (const { key, source } of patterns) {
      const fits = new RegExp(`^${source.replace('*', '([\\w-]+)')}$`).exec(path);
      const name = key.replace('*', fits?.[1] ?? '');
      // An entry that the map closes by name stands under no pattern.
      const isClosed = map[`./${name}`] === null;
      if (fits && !isClosed && !found.has(name)) found.set(name, join(screens, 'src', path));
    }
  }
  return found;
}

/**
 * Where a file finds what it imports: a barrel is looked through, so that only what is named counts.
 *
 * @param {string} file
 * @param {Import} taken
 * @returns {string[]} absolute paths; none for what belongs to another package
 */
export function targetsOf(file, { names, from }) {
  const target = from.startsWith('.')
    ? fileAt(file, from)
    : entries.get(from.startsWith(`${PACKAGE}/`) ? from.slice(PACKAGE.length + 1) : '');
  if (!target) return [];
  if (names.length === 0 || !target.endsWith('/index.ts')) return [target];
  return names.flatMap((name) => definedIn(target, name) ?? []);
}

/**
 * The file behind a name that an index exports.
 *
 * @param {string} index
 * @param {string} name
 * @returns {string | undefined}
 */
export function definedIn(index, name) {
  for (const taken of importsOf(index)) {
    if (taken.names.includes(name)) return targetsOf(index, { ...taken, names: [name] })[0];
  }
  return undefined;
}

/**
 * A file and everything that it brings along.
 *
 * @param {string[]} files
 * @param {{ late?: boolean }} [options] whether what it loads later counts
 * @returns {Set<string>}
 */
export function reachOf(files, { late = true } = {}) {
  const reached = new Set(files);
  for (const file of reached) {
    for (const taken of importsOf(file).filter((each) => late || !each.late)) {
      for (const target of targetsOf(file, taken)) reached.add(target);
    }
  }
  return reached;
}

/** @type {(file: string) => string} */
export const inRepository = (file) => relative(root, file).split('\\').join(posix.sep);
