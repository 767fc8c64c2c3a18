import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast, outlinePairs, textPairs } from './contrast.mjs';
import { toCss } from './to-css.mjs';
import { toCurve } from './to-curve.mjs';
import { toFigma } from './to-figma.mjs';
import { toHexTokens } from './to-hex.mjs';

const at = (path: string) => new URL(path, import.meta.url);
const tokens = JSON.parse(readFileSync(at('tokens.json'), 'utf8'));

interface Token {
  $type?: string;
  $value?: unknown;
  [name: string]: unknown;
}

/** Every token of a file under its path. */
function flat(group: Token, path: string[] = []): [path: string, token: Token][] {
  if (group.$value !== undefined) return [[path.join('.'), group]];
  return Object.entries(group).flatMap(([name, part]) =>
    name.startsWith('$') ? [] : flat(part as Token, [...path, name]),
  );
}

describe('tokens for Figma', () => {
  const files = Object.entries(toFigma(tokens)).map(
    ([name, text]) => [name, JSON.parse(text) as Token] as const,
  );
  const read = (name: string) => flat(files.find(([file]) => file === name)?.[1] ?? {});

  it.each(files)('in %s are of types that a variable has, and say their mode', (_, file) => {
    expect(file.$extensions).toEqual({ 'com.figma.modeName': expect.any(String) });
    expect(flat(file).length).toBeGreaterThan(5);
    for (const [path, { $type, $value }] of flat(file)) {
      if ($type === 'color' && typeof $value === 'object')
        expect($value, path).toMatchObject({
          colorSpace: 'srgb',
          hex: expect.stringMatching(/^#\w{6}$/),
        });
      else if ($type === 'color') expect(flat(file).map(([name]) => `{${name}}`)).toContain($value);
      else expect(typeof $value, path).toBe($type);
    }
  });

  it('have the same names in all modes of a collection', () => {
    const names = (file: string) => read(file).map(([path]) => path);
    expect(names('theme.dark.json')).toEqual(names('theme.light.json'));
    expect(names('density.compact.json')).toEqual(names('density.comfortable.json'));
  });

  it('have shadows, layers and breakpoints', () => {
    const sizes = new Map(read('sizes.json').map(([path, token]) => [path, token.$value]));
    expect(sizes.get('breakpoint.md')).toBe(768);
    expect(sizes.get('layer.dialog')).toBe(40);
    expect(sizes.get('shadow.float.2.blur')).toBe(24);
    expect(sizes.get('spacing.4')).toBe(16);
  });
});

describe('tokens', () => {
  it('are what the other files were written from', () => {
    const read = (path: string) => readFileSync(at(path), 'utf8');
    expect(read('../src/styles/tokens.css')).toBe(toCss(tokens));
    expect(read('../src/lib/public/theme/curve.ts')).toBe(toCurve(tokens));
    expect(read('tokens.hex.json')).toBe(toHexTokens(tokens));
    for (const [name, text] of Object.entries(toFigma(tokens)))
      expect(read(`figma/${name}`), name).toBe(text);
  });

  it('are the layers of the sources, besides those inside of one part', () => {
    const layers = Object.values(tokens.layer).flatMap((layer) => (layer as Token).$value ?? []);
    const files = globSync('src/**/*.{tsx,css}', { cwd: at('..') });
    const used = files.flatMap((file) => {
      const text = readFileSync(
        new URL(`../${file.replaceAll('\\', '/')}`, import.meta.url),
        'utf8',
      );
      return [...text.matchAll(/\bui:z-(\d+)|z-index: (\d+)/g)].map(([, one, other]) =>
        Number(one ?? other),
      );
    });
    expect(new Set(used.filter((layer) => layer > 1))).toEqual(new Set(layers));
  });

  it('are plain hexadecimal for designers', () => {
    const hex = JSON.parse(toHexTokens(tokens)) as Record<string, Record<string, string>>;
    expect(Object.keys(hex.dark ?? {})).toEqual(Object.keys(hex.light ?? {}));
    expect(hex.light?.brand).toBe(hex.light?.['brand-9']);
    const values = Object.values(hex).flatMap((theme) => Object.values(theme));
    expect(values.length).toBeGreaterThan(150);
    for (const value of values) expect(value).toMatch(/^#([0-9a-f]{2}){3,4}$/);
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
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
      expect(
        contrast(colorOf(tokens, text, theme), colorOf(tokens, background, theme)),
      ).toBeGreaterThanOrEqual(4.5);
    });

    it.each(outlinePairs)('give %s on %s a contrast of 3', (outline, background) => {
      expect(
        contrast(colorOf(tokens, outline, theme), colorOf(tokens, background, theme)),
      ).toBeGreaterThanOrEqual(3);
    });
  });
});
