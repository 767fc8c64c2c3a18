import { toOklch } from './oklch.mjs';

const DARK = 'id.bank-soal.dark';
/** More chroma than this leaves sRGB at the lightness of text and buttons. */
export const MOST_CHROMA = 0.13;

/** @typedef {{ step: string, light: Share, dark: Share }} BrandStep */
/** @typedef {{ l: number, share: number }} Share lightness, and the part of the brand's chroma */

/**
 * How each step of the brand scale follows from one colour: the lightness stays, and with it every
 * contrast; the hue is the brand's; the chroma is a part of the brand's.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @returns {BrandStep[]}
 */
export function brandSteps(tokens) {
  const scale = tokens.scale.brand;
  const full = toOklch(scale['9'].$value).c;
  /** @type {(hex: string) => Share} */
  const shareOf = (hex) => {
    const { l, c } = toOklch(hex);
    return { l: round(l), share: round(c / full) };
  };
  return Object.keys(scale)
    .filter((step) => !step.startsWith('$'))
    .map((step) => ({
      step,
      light: shareOf(scale[step].$value),
      dark: shareOf(scale[step].$extensions[DARK]),
    }));
}

/**
 * Writes the rules that derive the brand scale in the browser, for hosts that set one colour.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @returns {string} CSS
 */
export function toBrandCss(tokens) {
  /** @type {(share: Share) => string} */
  const color = ({ l, share }) =>
    `oklch(from var(--bank-soal-brand) ${l} calc(min(c, ${MOST_CHROMA}) * ${share}) h)`;
  return [
    '/*',
    ' * Written by `npm run tokens`. For hosts with a brand of their own: load it after the styles and',
    ' * set one colour. Lightness stays as it is tested, so any colour is readable.',
    ' *',
    ' *   :root { --bank-soal-brand: #7a1f2b; }',
    ' */',
    ':root {',
    `  --bank-soal-brand: ${tokens.scale.brand['9'].$value};`,
    ...brandSteps(tokens).map(
      ({ step, light, dark }) =>
        `  --ui-brand-${step}: light-dark(\n    ${color(light)},\n    ${color(dark)}\n  );`,
    ),
    '}',
    '',
  ].join('\n');
}

/** @type {(value: number) => number} */
function round(value) {
  return Math.round(value * 1000) / 1000;
}
