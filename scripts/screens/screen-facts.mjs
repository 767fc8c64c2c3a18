import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providersFor, questionsOf } from './screen-data.mjs';
import {
  definedIn,
  entries,
  importsOf,
  inRepository,
  PACKAGE,
  reachOf,
  targetsOf,
  textOf,
} from './screen-sources.mjs';
import { addressesOf } from './site-addresses.mjs';

/**
 * @typedef {{
 *   page: string, stories: string[], component: string, line: string,
 *   frames: string[], addresses: import('./site-addresses.mjs').Address[],
 *   providers: import('./screen-data.mjs').Provider[], questions: import('./screen-data.mjs').Question[], words: string[], parts: string[],
 * }} ScreenFacts
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/screens/src');
/** As many names as stand in an import to be copied. */
const MOST_NAMES = 5;

export const screenPages = globSync('**/*.id.md', { cwd: source })
  .map((file) => join(source, file))
  .toSorted();

/** The stories of screens, whose titles begin with `Layar/`. */
export const screenStories = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => join(source, file))
  .filter((file) => titleOf(file) !== '')
  .toSorted();

/** @type {(file: string) => string} */
export function titleOf(file) {
  return /\btitle: ['"](Layar\/[^'"]+)/.exec(textOf(file))?.[1] ?? '';
}

/**
 * The stories that a page lists: its own, and those whose titles stand below.
 *
 * @param {string} page absolute path of the Indonesian one
 * @returns {string[]} absolute paths; that of the screen itself first
 */
export function storiesOf(page) {
  const own = page.replace(/\.id\.md$/, '.stories.tsx');
  const below = `${titleOf(own)}/`;
  return [own, ...screenStories.filter((file) => titleOf(file).startsWith(below))];
}

/**
 * Facts from the sources of a screen: its import, its addresses, and what it needs around it.
 *
 * @param {string} page absolute path of its page
 * @returns {ScreenFacts}
 */
export function screenFacts(page) {
  const stories = storiesOf(page);
  const components = stories.flatMap((file) => componentOf(file) ?? []);
  const [main] = components;
  const reach = reachOf(main ? [main.file] : []);
  const code = [...reach].map(textOf).join('\n');
  return {
    page: inRepository(page),
    stories: stories.map(inRepository),
    component: main?.name ?? '',
    line: main ? importLine(main, components) : '',
    ...(main ? addressesOf(main.file) : { frames: [], addresses: [] }),
    providers: providersFor(reach, reachOf(main ? [main.file] : [], { late: false })),
    questions: questionsOf(reach),
    words: unique(
      [...code.matchAll(/^import \{ (\w+)Texts \} from '\.[^']*\/indonesian\//gm)].map(
        ([, area = '']) => area,
      ),
    ),
    parts: unique(
      [...code.matchAll(/^import \{[^}]*\} from '@bank-soal\/ui\/([\w-]+)'/gm)].map(
        ([, part = '']) => part,
      ),
    ),
  };
}

/** @type {(list: string[]) => string[]} */
const unique = (list) => [...new Set(list)].toSorted();

/** @type {(story: string) => { name: string, file: string } | undefined} */
function componentOf(story) {
  const name = /^ {2}component: (\w+),/m.exec(textOf(story))?.[1];
  const taken = importsOf(story).find(({ names }) => name && names.includes(name));
  const file = taken && name && targetsOf(story, { ...taken, names: [name] })[0];
  return name && file ? { name, file } : undefined;
}

/** @typedef {{ name: string, file: string }} Component */

/** @type {(main: Component, all: Component[]) => string} */
function importLine(main, all) {
  for (const [name, index] of entries) {
    if (definedIn(index, main.name) !== main.file) continue;
    const exported = importsOf(index).flatMap(({ names }) => names);
    const helpers = exported.filter((each) => /Address$|^create[A-Z]/.test(each));
    const parts = all.map((each) => each.name).filter((each) => exported.includes(each));
    // A screen that renders only its view has no stories of its own.
    const screen = main.name.replace(/View$/, 'Screen');
    const first = exported.includes(screen) ? [screen, main.name] : [main.name];
    const names = [...new Set([...first, ...helpers, ...parts])].slice(0, MOST_NAMES);
    return `import { ${names.join(', ')} } from '${PACKAGE}/${name}';`;
  }
  return '';
}

/** The facts of every screen that has a page. */
export const allScreenFacts = () => screenPages.map(screenFacts);
