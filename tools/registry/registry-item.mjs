import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GROUPS, SUBJECTS } from '../../scripts/components/component-rules.mjs';
import { componentFacts } from '../../scripts/docs/component-facts.mjs';
import { unprefixClasses } from './registry-classes.mjs';

// A text may end with these words; then its quote follows at once.
const SPECIFIER = /((?:from|import)(?:\s+|\s*\(\s*))'([^']+)'/g;
/** The way to another folder, and its name. */
const UP = new RegExp(
  `^((?:\\.\\./)+(?:(?:lib/)?(?:public|internal)/|(?:components/|bank/)?(?:${[...Object.values(GROUPS), ...SUBJECTS].join('|')})/)?)([a-z0-9-]+)`,
);
/** Comes with every host. */
const OF_HOST = new Set(['react', 'react-dom']);

/** @typedef {{ path: string, type: string, content: string }} RegistryFile */

/**
 * A folder of the library as an item, or a helper of one file: its files as they stand in a host, and what they need.
 * In a host everything lies in `components/ui/bank-soal`, the helpers in folders of `lib` beneath.
 *
 * @param {string} folder absolute path: `…/components/data/badge`, `…/lib/internal/cn` or `…/lib/internal/fact.tsx`
 * @param {object} library
 * @param {Record<string, string>} library.versions ranges by npm name
 * @param {ReadonlySet<string>} library.colours names of the colour tokens
 */
export function folderItem(folder, { versions, colours }) {
  const single = /\.tsx?$/.exec(folder)?.[0];
  const name = basename(folder, single);
  const helper = basename(join(folder, '../..')) === 'lib';
  /** @type {Set<string>} */
  const packages = new Set();
  /** @type {Set<string>} */
  const items = new Set(['theme']);
  const files = (single ? [`index${single}`] : sourcesOf(folder)).map((file) => {
    const source = readFileSync(single ? folder : join(folder, file), 'utf8');
    const content = unprefixClasses(source, colours).replace(SPECIFIER, (_, lead, specifier) => {
      // A single file gets a folder of its own in a host: everything else is one further away.
      const way = single ? specifier.replace(/^\.\/|^(?=\.\.)/, '../') : specifier;
      const found = hostSpecifier(way, helper);
      if (found.item) items.add(found.item);
      if (found.package && !OF_HOST.has(found.package)) packages.add(found.package);
      return `${lead}'${found.specifier}'`;
    });
    const path = `ui/bank-soal/${helper ? 'lib/' : ''}${name}/${file}`;
    return { path, type: 'registry:ui', content };
  });
  const own = itemName(name, helper);
  items.delete(own);
  return {
    name: own,
    type: helper ? 'registry:lib' : 'registry:ui',
    title: name,
    ...(helper || single ? {} : { description: componentFacts(folder).summary }),
    dependencies: [...packages].toSorted().map((used) => withRange(used, versions)),
    registryDependencies: [...items].toSorted().map((item) => `@bank-soal/${item}`),
    files,
  };
}

/**
 * An import of the library as a host writes it: without `.js`, which not every bundler maps to
 * TypeScript, and with the helpers beside the components.
 *
 * @param {string} specifier
 * @param {boolean} helper whether the importing file is one
 * @returns {{ specifier: string, item?: string, package?: string }}
 */
export function hostSpecifier(specifier, helper) {
  if (!specifier.startsWith('.')) return { specifier, package: packageOf(specifier) };
  const bare = specifier.replace(/(\/index)?\.js$/, '');
  const [, up = '', folder = ''] = UP.exec(bare) ?? [];
  if (!up) return { specifier: bare };
  const toHelper = up === '../' ? helper : /(public|internal)\/$/.test(up);
  const lead = helper === toHelper ? '../' : toHelper ? '../lib/' : '../../';
  return { specifier: bare.replace(up, lead), item: itemName(folder, toHelper) };
}

/** @type {(name: string, helper: boolean) => string} */
function itemName(name, helper) {
  return helper ? `lib-${name}` : name;
}

/** @type {(specifier: string) => string} */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @type {(used: string, versions: Record<string, string>) => string} */
function withRange(used, versions) {
  const range = versions[used];
  if (!range) throw new Error(`${used} is imported but is no dependency of the library.`);
  return `${used}@${range}`;
}

/** @type {(folder: string) => string[]} */
function sourcesOf(folder) {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|examples)\.|\.d\.ts$/.test(file))
    .toSorted();
}
