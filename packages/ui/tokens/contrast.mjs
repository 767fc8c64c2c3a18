export { contrast } from '../src/lib/public/theme/oklch.ts';

const DARK = 'id.bank-soal.dark';

/** @typedef {'light' | 'dark'} Theme */

/**
 * The value of a semantic colour in a theme, references followed.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @param {string} name such as `text-muted`
 * @param {Theme} theme
 * @returns {string} `#rrggbb`, with two more digits where the colour lets something through
 */
export function colorOf(tokens, name, theme) {
  return follow(tokens, tokens.color[name], theme);
}

/**
 * The value of any colour token in a theme, references followed.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @param {any} token
 * @param {Theme} theme
 * @returns {string}
 */
export function follow(tokens, token, theme) {
  const value = (theme === 'dark' && token.$extensions?.[DARK]) || token.$value;
  const match = /^\{scale\.(\w+)\.(\d+)\}$/.exec(value);
  return match ? follow(tokens, tokens.scale[match[1] ?? ''][match[2] ?? ''], theme) : value;
}

/** Backgrounds of text and shapes. */
export const backgrounds = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-hover',
  'surface-raised',
];

/**
 * Which text colour has to be readable on which background: 4.5.
 *
 * @type {[text: string, background: string][]}
 */
export const textPairs = [
  ...backgrounds.flatMap((background) =>
    ['text', 'text-muted', 'brand-text', 'danger-text'].map(
      /** @returns {[string, string]} */ (text) => [text, background],
    ),
  ),
  ...['brand', 'success', 'warning', 'danger'].map(
    /** @returns {[string, string]} */ (tone) => [`${tone}-text`, `${tone}-soft`],
  ),
  ['success-text', 'surface-sunken'],
  ['warning-text', 'surface-sunken'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['text', 'highlight'],
  ['text', 'button'],
  ['text', 'button-hover'],
  ['text', 'button-active'],
];

/**
 * Which outline has to be seen against which background: 3.
 *
 * @type {[outline: string, background: string][]}
 */
export const outlinePairs = [
  ['border-control', 'surface'],
  ['border-control', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['success', 'surface-sunken'],
  ['danger', 'surface-sunken'],
];
