import { colorOf, follow } from './contrast.mjs';

/**
 * The colours as plain hexadecimal, references followed, for drawing tools that read no other format.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @returns {string} JSON: theme, then name, then `#rrggbb` (eight digits where it lets something through)
 */
export function toHexTokens(tokens) {
  const themes = /** @type {const} */ (['light', 'dark']);
  return `${JSON.stringify(Object.fromEntries(themes.map((theme) => [theme, colors(tokens, theme)])), null, 2)}\n`;
}

/** @type {(tokens: Record<string, any>, theme: 'light' | 'dark') => Record<string, string>} */
function colors(tokens, theme) {
  const named = (/** @type {object} */ group) =>
    Object.keys(group).filter((name) => !name.startsWith('$'));
  return Object.fromEntries([
    ...named(tokens.scale).flatMap((scale) =>
      named(tokens.scale[scale]).map((step) => [
        `${scale}-${step}`,
        follow(tokens, tokens.scale[scale][step], theme),
      ]),
    ),
    ...named(tokens.color).map((name) => [name, colorOf(tokens, name, theme)]),
  ]);
}
