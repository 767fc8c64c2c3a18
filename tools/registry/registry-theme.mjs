import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ [name: string]: string | CssTree }} CssTree */

/** The blocks of tokens, by what Tailwind does with them. */
const OF_TOKENS = /^@theme /;
/** The reset is for hosts without Preflight. */
const OF_BASE = /^@keyframes /;

/**
 * The item that brings the tokens and the utilities to a host.
 *
 * @param {string} styles absolute path of the library's style sheets
 */
export function themeItem(styles) {
  const read = (/** @type {string} */ name) => parseCss(readFileSync(join(styles, name), 'utf8'));
  const css = read('tokens.css');
  const tokens = tokensOf(css);
  const side = (/** @type {0 | 1} */ at) =>
    Object.fromEntries(
      Object.entries(tokens)
        .filter(([name]) =>
          /^(gray|brand|green|yellow|red|color|density|duration|ease|radius)-/.test(name),
        )
        .map(([name, value]) => [`ui-${name}`, sideOf(value, at)]),
    );
  const keep = (/** @type {CssTree} */ tree, /** @type {(name: string) => boolean} */ wanted) =>
    Object.fromEntries(Object.entries(tree).filter(([name]) => wanted(name)));
  return {
    name: 'theme',
    type: 'registry:theme',
    title: 'Theme',
    description: 'Colours for light and dark, density, shadows, and the utilities of the library.',
    cssVars: {
      theme: {
        ...Object.fromEntries(
          colourNames(tokens).map((name) => [`color-ui-${name}`, `var(--ui-color-${name})`]),
        ),
        ...(tokens['container-page'] && { 'container-page': tokens['container-page'] }),
      },
      light: side(0),
      dark: side(1),
    },
    css: {
      ...keep(css, (name) => !OF_TOKENS.test(name)),
      ...keep(read('base.css'), (name) => OF_BASE.test(name)),
      ...read('utilities.css'),
      '@layer components': { ...read('writing.css'), ...read('pdf-text.css') },
    },
  };
}

/**
 * The names of the colour tokens: `surface-hover`.
 *
 * @param {string} styles absolute path of the library's style sheets
 * @returns {Set<string>}
 */
export function colours(styles) {
  const css = parseCss(readFileSync(join(styles, 'tokens.css'), 'utf8'));
  return new Set(colourNames(tokensOf(css)));
}

/** @type {(tokens: Record<string, string>) => string[]} */
function colourNames(tokens) {
  return Object.keys(tokens).flatMap((name) => /^color-(.+)/.exec(name)?.[1] ?? []);
}

/** @type {(css: CssTree) => Record<string, string>} */
function tokensOf(css) {
  const blocks = Object.entries(css).flatMap(([name, tree]) =>
    OF_TOKENS.test(name) ? [tree] : [],
  );
  const entries = blocks.flatMap((tree) => (typeof tree === 'object' ? Object.entries(tree) : []));
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      /^--[a-z]/.test(name) && typeof value === 'string' ? [[name.slice(2), value]] : [],
    ),
  );
}

/**
 * One side of `light-dark(a, b)`; any other value as it is.
 *
 * @param {string} value
 * @param {0 | 1} at 0 for light, 1 for dark
 * @returns {string}
 */
export function sideOf(value, at) {
  const inner = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (inner === undefined) return value;
  let depth = 0;
  const comma = [...inner].findIndex((sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return sign === ',' && depth === 0;
  });
  return (at === 0 ? inner.slice(0, comma) : inner.slice(comma + 1)).trim();
}

/**
 * A style sheet as nested objects: selectors and at-rules by name, declarations by property.
 *
 * @param {string} css without braces or semicolons inside strings
 * @returns {CssTree}
 */
export function parseCss(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let at = 0;
  return block();

  function block() {
    /** @type {CssTree} */
    const tree = {};
    while (at < text.length) {
      const [head = '', end = ''] = next();
      if (end === '{') tree[head] = block();
      else if (head.startsWith('@')) tree[head] = {};
      else if (head) declare(tree, head);
      if (end === '}' || end === '') return tree;
    }
    return tree;
  }

  function next() {
    const from = at;
    while (at < text.length && !'{};'.includes(text[at] ?? '')) at += 1;
    const head = text.slice(from, at).trim().replace(/\s+/g, ' ');
    at += 1;
    return [head, text[at - 1] ?? ''];
  }
}

/** @type {(tree: CssTree, declaration: string) => void} */
function declare(tree, declaration) {
  const colon = declaration.indexOf(':');
  tree[declaration.slice(0, colon).trim()] = declaration.slice(colon + 1).trim();
}
