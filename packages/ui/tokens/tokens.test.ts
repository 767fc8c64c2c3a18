import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toCss } from './to-css.mjs';

const at = (path: string) => new URL(path, import.meta.url);
const tokens = JSON.parse(readFileSync(at('tokens.json'), 'utf8'));

type Theme = 'light' | 'dark';

function resolve(name: string, theme: Theme): string {
  return follow(tokens.color[name], theme);
}

function follow(
  token: { $value: string; $extensions?: Record<string, string> },
  theme: Theme,
): string {
  const value = (theme === 'dark' && token.$extensions?.['id.bank-soal.dark']) || token.$value;
  const match = /^\{scale\.(\w+)\.(\d+)\}$/.exec(value);
  return match ? follow(tokens.scale[match[1] as string][match[2] as string], theme) : value;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'surface-raised'];
const textPairs: [string, string][] = [
  ...backgrounds.flatMap((bg): [string, string][] => [
    ['text', bg],
    ['text-muted', bg],
    ['brand-text', bg],
    ['danger-text', bg],
  ]),
  ...['brand', 'success', 'warning', 'danger'].map((tone): [string, string] => [
    `${tone}-text`,
    `${tone}-soft`,
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['text', 'highlight'],
];
const outlinePairs: [string, string][] = [
  ['border-control', 'surface'],
  ['border-control', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['success', 'surface-sunken'],
  ['danger', 'surface-sunken'],
];

describe('tokens', () => {
  it('are what the stylesheet was written from', () => {
    expect(readFileSync(at('../src/styles/tokens.css'), 'utf8')).toBe(toCss(tokens));
  });

  it('are smaller where the density is compact, on the 2 px grid, and never below a 24 px target', () => {
    const pixels = (size: string) => Number.parseFloat(size) * 16;
    const sizes = Object.entries(tokens.density).filter(([name]) => !name.startsWith('$')) as [
      string,
      { $value: string; $extensions: Record<string, string> },
    ][];
    expect(sizes.length).toBeGreaterThan(0);
    for (const [name, token] of sizes) {
      const compact = pixels(token.$extensions['id.bank-soal.compact'] as string);
      expect(compact, name).toBeLessThan(pixels(token.$value));
      expect(compact % 2, name).toBe(0);
      if (name === 'row' || name === 'control') expect(compact, name).toBeGreaterThanOrEqual(24);
    }
  });

  it('put each density token under both values of data-density', () => {
    const css = toCss(tokens);
    expect(css).toMatch(/\[data-density="comfortable"\] \{[^}]*--ui-density-row: 3\.25rem;/);
    expect(css).toMatch(/\[data-density="compact"\] \{[^}]*--ui-density-row: 2\.5rem;/);
  });

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    it.each(textPairs)('give %s on %s a contrast of 4.5', (text, background) => {
      expect(contrast(resolve(text, theme), resolve(background, theme))).toBeGreaterThanOrEqual(
        4.5,
      );
    });

    it.each(outlinePairs)('give %s on %s a contrast of 3', (outline, background) => {
      expect(contrast(resolve(outline, theme), resolve(background, theme))).toBeGreaterThanOrEqual(
        3,
      );
    });
  });
});
