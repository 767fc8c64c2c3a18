import { describe, expect, it } from 'vitest';
import { fontsFor } from './fonts.js';
import { printable } from './printable.js';

describe('printable', () => {
  it('keeps every sign', () => {
    expect(printable('Soal “é” – n ≤ 3 → α\n日本')).toBe('Soal “é” – n ≤ 3 → α\n日本');
  });

  it('turns tabs into spaces and drops control characters', () => {
    expect(printable('a\tb\r\nc\u0000\u0007\uFEFFd')).toBe('a    b\ncd');
  });
});

describe('fontsFor', () => {
  it('embeds a font only for signs that the built-in ones lack', () => {
    expect(fontsFor('Soal “é” – 50 €\nbaris').mono).toBe('Courier');
    expect(fontsFor('n ≤ 3').mono).toMatch(/dejavu-mono.*\.woff$/);
  });
});
