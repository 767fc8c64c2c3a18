import { toOklch } from '../src/lib/public/theme/oklch.ts';
import { backgrounds, colorOf } from './contrast.mjs';

const DARK = 'id.bank-soal.dark';

/**
 * Writes what `createTheme` has to know of the design: the lightness of each step of the brand scale,
 * its part of the brand's chroma, and the colours that the brand stands on.
 *
 * @param {Record<string, any>} tokens the parsed tokens.json
 * @returns {string} TypeScript
 */
export function toCurve(tokens) {
  const scale = tokens.scale.brand;
  const steps = Object.keys(scale).filter((step) => !step.startsWith('$'));
  /** @type {(theme: 'light' | 'dark', away: number) => string[]} */
  const curve = (theme, away) => {
    /** @type {(step: string) => string} */
    const valueOf = (step) =>
      theme === 'dark' ? scale[step].$extensions[DARK] : scale[step].$value;
    const full = toOklch(scale['9'].$value).c;
    const grounds = new Set(backgrounds.map((name) => colorOf(tokens, name, theme)));
    return [
      `  ${theme}: {`,
      `    away: ${away},`,
      `    grounds: [${[...grounds].map((color) => `'${color}'`).join(', ')}],`,
      '    steps: [',
      ...steps.map((step) => {
        const { l, c } = toOklch(valueOf(step));
        return `      { l: ${round(l)}, share: ${round(c / full)} },`;
      }),
      '    ],',
      '  },',
    ];
  };
  return [
    '// Written by `npm run build tokens` from tokens/tokens.json. Edit that file.',
    '',
    '/** How the brand scale of one theme is laid out. */',
    'export interface Curve {',
    '  /** The way from the page to what is seen on it: -1 darker, 1 lighter. */',
    '  away: number;',
    '  /** Grounds of the brand, `#rrggbb`. */',
    '  grounds: readonly string[];',
    "  /** Steps 1 to 12: lightness 0 to 1, and the part of the brand's chroma. */",
    '  steps: readonly { l: number; share: number }[];',
    '}',
    '',
    '/** The curves of both themes. */',
    "export const curves: Record<'light' | 'dark', Curve> = {",
    ...curve('light', -1),
    ...curve('dark', 1),
    '};',
    '',
  ].join('\n');
}

/** @type {(value: number) => number} */
function round(value) {
  return Math.round(value * 1000) / 1000;
}
