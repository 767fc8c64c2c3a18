import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandSteps, MOST_CHROMA, toBrandCss } from './brand-scale.mjs';
import { colorOf, contrast, outlinePairs, textPairs } from './contrast.mjs';
import { toHex, toOklch } from './oklch.mjs';

const at = (path: string) => new URL(path, import.meta.url);
const tokens = JSON.parse(readFileSync(at('tokens.json'), 'utf8'));
const DARK = 'id.bank-soal.dark';

/** The tokens with a brand scale derived from a colour, as the browser derives it. */
function branded(hex: string) {
  const { c, h } = toOklch(hex);
  const own = structuredClone(tokens);
  for (const { step, light, dark } of brandSteps(tokens)) {
    const colors = [light, dark].map(({ l, share }) =>
      toHex({ l, c: Math.min(c, MOST_CHROMA) * share, h }),
    );
    own.scale.brand[step] = { $value: colors[0], $extensions: { [DARK]: colors[1] } };
  }
  return own;
}

it('is what the stylesheet was written from', () => {
  expect(readFileSync(at('../src/styles/brand.css'), 'utf8')).toBe(toBrandCss(tokens));
});

it('turns colours there and back', () => {
  for (const hex of ['#1f4080', '#000000', '#ffffff', '#eeb318', '#c22630']) {
    expect(toHex(toOklch(hex))).toBe(hex);
  }
});

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const pairs = [...textPairs, ...outlinePairs].filter((pair) =>
  pair.some((name) => /brand|focus/.test(name)),
);

describe.each([0, 0.05, 0.13, 0.3])('with a chroma of %f', (c) => {
  it.each(hues)('the hue %i stays readable in both themes', (h) => {
    const own = branded(toHex({ l: 0.55, c, h }));
    for (const theme of ['light', 'dark'] as const) {
      for (const pair of pairs) {
        const least = textPairs.includes(pair) ? 4.5 : 3;
        const [front, back] = pair.map((name) => colorOf(own, name, theme)) as [string, string];
        expect(contrast(front, back), `${pair} ${theme}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

it('gives the default scale back for the default colour', () => {
  const own = branded(tokens.scale.brand['9'].$value);
  for (const name of ['brand', 'brand-text', 'brand-soft']) {
    const before = toOklch(colorOf(tokens, name, 'light'));
    const after = toOklch(colorOf(own, name, 'light'));
    expect(after.l).toBeCloseTo(before.l, 2);
    expect(after.c).toBeCloseTo(before.c, 2);
  }
});
