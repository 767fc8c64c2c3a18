import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { problemsOfPage } from './page-rules.mjs';

/** Names of component folders: small letters, digits and single hyphens. */
export const COMPONENT_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Every state stands before the prose that speaks of it. */
const STATES_FIRST = /^## Keadaan$(?:(?!^## ).)*\bStories\.States\b/ms;

/**
 * Problems of a component's folder (docs/adding-a-component.md).
 *
 * @param {string} folder absolute path of the folder
 * @returns {string[]} one sentence a problem; empty when all is there
 */
export function problemsOf(folder) {
  const name = basename(folder);
  const files = new Set(readdirSync(folder));
  /** @type {(file: string) => string} */
  const read = (file) => (files.has(file) ? readFileSync(join(folder, file), 'utf8') : '');
  const stories = read(`${name}.stories.tsx`);
  const page = read(`${name}.mdx`);
  const index = read('index.ts');
  return [
    [COMPONENT_NAME.test(name), 'its name is not in kebab-case'],
    [files.has(`${name}.tsx`), `has no ${name}.tsx`],
    [files.has('index.ts'), 'has no index.ts'],
    [!index || /^export \{/m.test(index), 'exports nothing by name in index.ts'],
    [!/^export \*/m.test(index), 'exports everything in index.ts instead of by name'],
    [stories !== '', `has no ${name}.stories.tsx`],
    [!stories || /^export const Default\b/m.test(stories), 'has no story Default'],
    [!stories || /^export const States\b/m.test(stories), 'has no story States'],
    [page !== '', `has no ${name}.mdx`],
    [!page || /<Meta of=\{/.test(page), 'has a page that belongs to no component'],
    [!page || /<Status of="/.test(page), 'has a page without a status'],
    [
      !page || STATES_FIRST.test(page),
      'has a page that does not show States below its heading Keadaan',
    ],
  ]
    .flatMap(([holds, problem]) => (holds ? [] : [String(problem)]))
    .concat(page ? problemsOfPage(page) : [])
    .map((problem) => `${name} ${problem}`);
}

/** Where components live: generic ones, and those of a bank of questions. */
export const ROOMS = ['components', 'bank'];

/**
 * The folders of all components, room by room.
 *
 * @param {string} ui absolute path of the library
 * @returns {string[]} absolute paths, in order
 */
export function libraryFolders(ui) {
  return ROOMS.flatMap((room) => componentFolders(join(ui, 'src', room)));
}

/**
 * The folders of one room.
 *
 * @param {string} components absolute path of the folder that holds them
 * @returns {string[]} absolute paths, in order
 */
export function componentFolders(components) {
  if (!existsSync(components)) return [];
  return readdirSync(components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(components, entry.name))
    .toSorted();
}
