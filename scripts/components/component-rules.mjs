import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pageFiles, problemsOfPage } from './page-rules.mjs';

/** Names of component folders: small letters, digits and single hyphens. */
export const COMPONENT_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A component has a page, drawn by the template, and its status: Storybook reads both from the tags. */
const TAGS = /^ {2}tags: \['autodocs', '(stabil|uji|ditinggalkan)'/m;

/**
 * How far a component can be relied upon: `uji`, `stabil` or `ditinggalkan`.
 *
 * @param {string} stories the text of its `.stories.tsx`
 * @returns {string} empty when it says nothing
 */
export const statusOf = (stories) => TAGS.exec(stories)?.[1] ?? '';

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
    [!stories || statusOf(stories) !== '', 'has no status in the tags of its stories'],
  ]
    .flatMap(([holds, problem]) => (holds ? [] : [String(problem)]))
    .concat(problemsOfPage(pageFiles(join(folder, `${name}.stories.tsx`))))
    .map((problem) => `${name} ${problem}`);
}

/** Folders of generic components by their groups in Storybook's sidebar. */
export const GROUPS = {
  Kerangka: 'frame',
  'Tata letak': 'layout',
  Tindakan: 'actions',
  Masukan: 'inputs',
  'Tampilan data': 'data',
  Fondasi: 'data',
  'Paket soal': 'search',
  Berkas: 'files',
  Tulis: 'writing',
  'Umpan balik': 'feedback',
  Navigasi: 'navigation',
  Admin: 'admin',
};

/** Folders of components that only a bank of questions has. */
export const SUBJECTS = ['papers', 'questions', 'sets', 'talk'];

/** Folders that hold components: generic ones by group, and those of a bank of questions. */
export const ROOMS = [
  ...[...new Set(Object.values(GROUPS))].toSorted().map((group) => `components/${group}`),
  ...SUBJECTS.map((subject) => `bank/${subject}`),
];

/**
 * The folders of all components, group by group.
 *
 * @param {string} ui absolute path of the library
 * @returns {string[]} absolute paths, in order
 */
export function libraryFolders(ui) {
  return ROOMS.flatMap((room) => componentFolders(join(ui, 'src', room)));
}

/**
 * The folders of one group.
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

/** The folder of a component, by its name. @type {(ui: string, name: string) => string} */
export function folderOf(ui, name) {
  const found = libraryFolders(ui).find((folder) => basename(folder) === name);
  if (found === undefined) throw new Error(`The library has no component "${name}".`);
  return found;
}
