/** Groups of components that hosts import together. */
const TOGETHER = new Set([
  'admin',
  'files',
  'frame',
  'papers',
  'questions',
  'search',
  'sets',
  'talk',
]);
/** Need a package that the rest of their group does without. */
const ALONE = new Set(['import-dialog', 'pdf-viewer']);

/**
 * The entry of the library that exports a component: that of its group, or its own.
 *
 * @param {string} path of the component's folder, or of a file in it: `…/src/components/data/badge`
 * @returns {string} what follows `@bank-soal/ui/`; empty where no component lies
 */
export function entryName(path) {
  const [, group = '', name = ''] =
    /\/src\/(?:components|bank)\/([a-z]+)\/([\w-]+)(?:\/|$)/.exec(path.replaceAll('\\', '/')) ?? [];
  return TOGETHER.has(group) && !ALONE.has(name) ? group : name;
}

/**
 * The name of a component's folder.
 *
 * @param {string} path of a file in it
 */
export const folderName = (path) =>
  /\/ui\/src\/(?:components|bank)\/[a-z]+\/([\w-]+)\//.exec(path)?.[1];
