import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WRITTEN =
  /\/(indonesian|english|sentences)\/|^apps\/site\/src\/texts\/|^apps\/server\/src\/words\/|\.(test|stories)\.tsx?$|\/test\//;

/**
 * Texts that no source names: of a screen by their first name, since lists of a kind take whole areas; of components by
 * their whole name, or the beginning of it that stands before a value; of failures by their code and what it is about.
 *
 * @param {string} root of the repository
 * @param {import('./compile.mjs').Catalog} catalog
 * @returns {string[]} their places
 */
export function unusedTexts(root, { components, sentences, screens, site, server }) {
  const code = (/** @type {string} */ glob) =>
    globSync(glob, { cwd: root })
      .filter((file) => !WRITTEN.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
  const inUi = code('packages/{ui,screens}/src/**/*.{ts,tsx}');
  const started = [...inUi.matchAll(/`([a-zA-Z]+\.[\w-]*)\$\{/g)].map(([, start = '']) => start);
  const inRules = code('{packages/contract,packages/screens,apps/server}/src/**/*.ts');
  const words = new Set(code('{packages/{ui,screens},apps/*}/src/**/*.{ts,tsx}').match(/\w+/g));
  const names = (/** @type {Record<string, object>} */ areas) =>
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.keys(texts).map((name) => [area, name]),
    );

  const unused = [
    ...names(components).filter(
      ([, name = '']) =>
        !inUi.includes(`'${name}'`) && !started.some((one) => name.startsWith(one)),
    ),
    ...names(sentences).filter(
      ([, key = '']) => !key.split('.').every((part) => inRules.includes(part)),
    ),
    ...names({ ...screens, ...site, ...server }).filter(([, name = '']) => !words.has(name)),
  ];
  return unused.map((place) => place.join(': '));
}
