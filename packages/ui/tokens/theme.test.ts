import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTheme, type Theme, themeCss } from '../src/lib/public/theme/index.js';
import { contrast, toHex, toOklch } from '../src/lib/public/theme/oklch.js';
import { colorOf, outlinePairs, textPairs } from './contrast.mjs';

const tokens = JSON.parse(readFileSync(new URL('tokens.json', import.meta.url), 'utf8'));
const DARK = 'id.bank-soal.dark';
const themes = ['light', 'dark'] as const;

/** Those that brands are really made of, and those that break scales. */
const awkward = `
  #ffff00 #000000 #ffffff #808080 #39ff14 #ff00ff #00ffff #ff073a #0000ff
  #00ff00 #ff0000 #fefefe #010101 #ccff00 #7f7f00 #fff44f #757575 #767676
  #777777 #949494 #1f4080 #0f766e #f97316 #7a1f2b #fffdd0 #301934 #ffc0cb
  #bfff00
`
  .trim()
  .split(/\s+/);
/** Every fifteenth degree, from dull to glaring, at every lightness. */
const around = Array.from({ length: 72 }, (_, index) =>
  toHex({
    l: 0.25 + (((index * 7) % 72) / 72) * 0.7,
    c: [0.05, 0.13, 0.3][Math.floor(index / 3) % 3] as number,
    h: (index * 15) % 360,
  }),
);
const hundred = [...awkward, ...around];

/** The tokens as the theme's style sheet changes them. */
function themed({ light, dark }: Theme) {
  const own = structuredClone(tokens);
  light.scale.forEach((color, index) => {
    own.scale.brand[index + 1] = { $value: color, $extensions: { [DARK]: dark.scale[index] } };
  });
  own.color['on-brand'] = { $value: light.onBrand, $extensions: { [DARK]: dark.onBrand } };
  return own;
}

it('is tried on a hundred colours', () => {
  expect(new Set(hundred).size).toBe(100);
});

describe.each(hundred)('a theme from %s', (brand) => {
  const own = themed(createTheme({ brand }));
  const branded = (pair: string[]) => pair.some((name) => /brand|focus/.test(name));
  const read = (name: string, theme: 'light' | 'dark') => colorOf(own, name, theme);

  it.each(themes)('keeps text readable and shapes visible in the %s theme', (theme) => {
    const texts = [
      ...textPairs.filter(branded),
      ['text', 'brand-soft'],
      ['brand-text', 'brand-soft'],
    ];
    for (const [text = '', ground = ''] of texts) {
      const found = contrast(read(text, theme), read(ground, theme));
      expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    const grounds = ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'surface-raised'];
    const shapes = ['brand', 'brand-hover', 'focus'].flatMap((name) =>
      grounds.map((ground) => [name, ground]),
    );
    for (const [shape = '', ground = ''] of [...outlinePairs.filter(branded), ...shapes]) {
      const found = contrast(read(shape, theme), read(ground, theme));
      expect(found, `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(themes)('has twelve colours that go one way in the %s theme', (theme) => {
    const { scale } = createTheme({ brand })[theme];
    expect(scale).toHaveLength(12);
    for (const color of scale) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    const lights = scale.slice(0, 8).map((color) => toOklch(color).l);
    expect(lights).toEqual(lights.toSorted((a, b) => (theme === 'light' ? b - a : a - b)));
    expect(scale[9], 'hovering shows').not.toBe(scale[8]);
  });
});

describe('a theme', () => {
  it('shows the colour itself wherever it can be seen', () => {
    for (const brand of ['#0f766e', '#7a1f2b', '#000000', '#0000ff'])
      expect(createTheme({ brand }).light.scale[8]).toBe(brand);
    for (const brand of ['#ffff00', '#ffffff', '#39ff14'])
      expect(createTheme({ brand }).dark.scale[8]).toBe(brand);
  });

  it('puts dark text on what is light', () => {
    expect(createTheme({ brand: '#ffff00' }).dark.onBrand).not.toBe('#ffffff');
    expect(createTheme({ brand: '#0f766e' }).light.onBrand).toBe('#ffffff');
  });

  it('keeps its hue', () => {
    const { light } = createTheme({ brand: '#0f766e' });
    const { h } = toOklch('#0f766e');
    for (const color of light.scale.slice(4))
      expect(Math.abs(toOklch(color).h - h)).toBeLessThan(6);
  });

  it('gives the design back for the colour of the design', () => {
    const theme = createTheme({ brand: tokens.scale.brand['9'].$value });
    for (const step of [3, 6, 9, 10, 11]) {
      const token = tokens.scale.brand[step];
      const pairs = [
        [theme.light.scale[step - 1], token.$value],
        [theme.dark.scale[step - 1], token.$extensions[DARK]],
      ];
      for (const [found, designed] of pairs) {
        expect(toOklch(found).l, `step ${step}`).toBeCloseTo(toOklch(designed).l, 1);
        expect(toOklch(found).c, `step ${step}`).toBeCloseTo(toOklch(designed).c, 1);
      }
    }
  });

  it('reads short and long colours, with or without their mark', () => {
    expect(createTheme({ brand: '#FC0' })).toEqual(createTheme({ brand: 'ffcc00' }));
    for (const brand of ['teal', '', '#12', '#12345', 'rgb(0 0 0)', '#ggg'])
      expect(() => createTheme({ brand })).toThrow(RangeError);
  });

  it('is written as a style sheet that needs no order', () => {
    const theme = createTheme({ brand: '#0f766e' });
    const css = themeCss(theme);
    expect(css).toContain('html:root,\nhtml [data-theme] {');
    expect(css.match(/--ui-brand-\d+: light-dark\(#\w{6}, #\w{6}\);/g)).toHaveLength(12);
    expect(css).toContain(`--ui-brand-9: light-dark(#0f766e, ${theme.dark.scale[8]});`);
    expect(css).toContain('--ui-color-on-brand: light-dark(#ffffff, ');
  });
});

describe('colours', () => {
  it('turn there and back', () => {
    for (const hex of ['#1f4080', '#000000', '#ffffff', '#eeb318', '#c22630', '#0000ff'])
      expect(toHex(toOklch(hex))).toBe(hex);
  });

  it('that no screen can show give up chroma, not hue', () => {
    const wanted = { l: 0.7, c: 0.4, h: 150 };
    const shown = toOklch(toHex(wanted));
    expect(shown.l).toBeCloseTo(wanted.l, 1);
    expect(Math.abs(shown.h - wanted.h)).toBeLessThan(3);
    expect(shown.c).toBeLessThan(wanted.c);
  });

  it('are compared as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
