import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast, outlinePairs, textPairs } from './contrast.mjs';
import { toCss } from './to-css.mjs';

const at = (path: string) => new URL(path, import.meta.url);
const tokens = JSON.parse(readFileSync(at('tokens.json'), 'utf8'));

describe('tokens', () => {
  it('are what the stylesheet was written from', () => {
    expect(readFileSync(at('../src/styles/tokens.css'), 'utf8')).toBe(toCss(tokens));
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
