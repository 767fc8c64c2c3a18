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

/** @type {(tokens: Record<string, any>, token: any, theme: Theme) => string} */
function follow(tokens, token, theme) {
  const value = (theme === 'dark' && token.$extensions?.[DARK]) || token.$value;
  const match = /^\{scale\.(\w+)\.(\d+)\}$/.exec(value);
  return match ? follow(tokens, tokens.scale[match[1] ?? ''][match[2] ?? ''], theme) : value;
}

/** @type {(hex: string) => number} */
function luminance(hex) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast of two colours as WCAG 2.2 counts it.
 *
 * @param {string} a `#rrggbb`
 * @param {string} b `#rrggbb`
 * @returns {number} 1 to 21
 */
export function contrast(a, b) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'surface-raised'];

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
