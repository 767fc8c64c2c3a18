import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the files of a template, with the words in their places: `__name__` in contents and names of
 * files.
 *
 * @param {string} template absolute path of the folder; its files end in `.txt`
 * @param {string} folder absolute path where they go; made when it is not there
 * @param {Record<string, string>} words
 * @returns {string[]} the paths that were written
 */
export function writeTemplate(template, folder, words) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(template)
    .toSorted()
    .map((file) => {
      const path = join(folder, fill(file.replace(/\.txt$/, ''), words));
      writeFileSync(path, fill(readFileSync(join(template, file), 'utf8'), words));
      return path;
    });
}

/**
 * @param {string} name in kebab-case
 * @returns {string} the same for functions and variables: `fileSlot`
 */
export function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_, first) => first.toUpperCase());
}

/**
 * @param {string} name in kebab-case
 * @returns {string} the same for components and types: `FileSlot`
 */
export function pascalCase(name) {
  return camelCase(`-${name}`);
}

/** @type {(text: string, words: Record<string, string>) => string} */
function fill(text, words) {
  return text.replace(/__(\w+?)__/g, (whole, word) => words[word] ?? whole);
}
