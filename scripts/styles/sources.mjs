import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parts } from './parts.mjs';

/** @typedef {{ imports: string[], classes: string[] }} Source */

/**
 * Every source file with what it imports and the classes that it names.
 *
 * @param {string} folder
 * @returns {Map<string, Source>}
 */
export function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\./.test(name));
  return new Map(names.map((name) => [name, read(folder, name)]));
}

/** @type {(folder: string, name: string) => Source} */
function read(folder, name) {
  const text = readFileSync(join(folder, name), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)].flatMap(
    ([, to = '']) => {
      const path = join(folder, dirname(name), to);
      const found = [`${path}.tsx`, `${path}.ts`].find(existsSync);
      return found ? [relative(folder, found).replaceAll('\\', '/')] : [];
    },
  );
  const classes = [...text.matchAll(/ui:(?:\[[^\]\n]*\]|[^\s'"`])+/g)].map(([found]) => found);
  return { imports, classes };
}

/**
 * All that a part's components are drawn with; without a part the core's.
 *
 * @param {Map<string, Source>} sources
 * @param {string | undefined} part
 * @returns {string[]} names of files
 */
export function filesOf(sources, part) {
  const taken = new Set(Object.values(parts).flat());
  const wanted = new Set(part ? parts[part] : []);
  const entries = [...sources.keys()].filter((name) => {
    const [room, folder = ''] = name.split('/');
    if (room !== 'components' && room !== 'bank') return false;
    return part ? wanted.has(folder) : !taken.has(folder);
  });
  return reachable(sources, entries);
}

/**
 * Files with all that they import, and what that imports.
 *
 * @param {Map<string, Source>} sources
 * @param {string[]} names
 */
export function reachable(sources, names) {
  const seen = new Set(names);
  for (const name of seen) for (const next of sources.get(name)?.imports ?? []) seen.add(next);
  return [...seen];
}

/** @type {(sources: Map<string, Source>, names: string[]) => Set<string>} */
export function classesOf(sources, names) {
  return new Set(names.flatMap((name) => sources.get(name)?.classes ?? []));
}
