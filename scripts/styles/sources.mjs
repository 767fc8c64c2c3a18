import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { parts } from './parts.mjs';

/**
 * @typedef {object} Source
 * @property {string[]} imports
 * @property {string[]} classes
 * @property {string[]} hands whose components may be handed classes
 * @property {string[]} looks what more than components comes from, such as classes that several share
 */

/**
 * Every source file with what it imports and the classes that it names.
 *
 * @param {string} folder
 * @returns {Map<string, Source>}
 */
export function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|examples|test)\./.test(name));
  return new Map(names.map((name) => [name, read(folder, name)]));
}

/** @type {(folder: string, name: string) => Source} */
function read(folder, name) {
  const text = readFileSync(join(folder, name), 'utf8');
  const fileOf = (/** @type {string} */ to) => {
    const path = join(folder, dirname(name), to.replace(/\.js$/, ''));
    const found = [`${path}.tsx`, `${path}.ts`].find(existsSync);
    return found ? [relative(folder, found).replaceAll('\\', '/')] : [];
  };
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(
    ([, to = '']) => fileOf(to),
  );
  const classes = [...text.matchAll(/ui:(?:\[[^\]\n]*\]|[^\s'"`])+/g)].map(([found]) => found);
  if (name.endsWith('/index.ts')) return { imports, classes, hands: imports, looks: imports };
  const given = name.endsWith('.tsx') ? receivers(text) : new Set();
  const named = [...text.matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)];
  const filesWith = (/** @type {(name: string) => boolean} */ wanted) =>
    named.flatMap(([, names = '', from = '']) =>
      names.split(',').some((one) => wanted(one.trim())) ? fileOf(from) : [],
    );
  return {
    imports,
    classes,
    hands: filesWith((one) => given.has(one)),
    looks: filesWith((one) => /^([A-Z][A-Z_\d]*|(?!use[A-Z]|type )[a-z]\w*)$/.test(one)),
  };
}

/**
 * The components that are given a class, or whatever a caller gave: `className`, `asChild`, `{...rest}`.
 *
 * @param {string} text
 * @returns {Set<string>}
 */
function receivers(text) {
  const source = ts.createSourceFile(
    'a.tsx',
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const hands = node.attributes.properties.some(
        (one) =>
          ts.isJsxSpreadAttribute(one) || /^(className|asChild)$/.test(one.name.getText(source)),
      );
      if (hands) found.add(node.tagName.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
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

/**
 * Files whose classes may stand on one element with those of a file: its own looks, those of components that it
 * hands classes to, and of those that hand it theirs.
 *
 * @param {Map<string, Source>} sources
 * @param {string} name
 */
export function onOneElement(sources, name) {
  const down = new Set([name]);
  for (const one of down) for (const next of sources.get(one)?.hands ?? []) down.add(next);
  const up = new Set([name]);
  for (const one of up)
    for (const [from, { hands }] of sources) if (hands.includes(one)) up.add(from);
  const files = new Set([...down, ...up]);
  for (const one of files) for (const next of sources.get(one)?.looks ?? []) files.add(next);
  return [...files];
}
