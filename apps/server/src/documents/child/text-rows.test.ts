import { describe, expect, it } from 'vitest';
import { fewerMarks, placeable, textRows } from './text-rows.js';

const rows = (text: string, columns = 10) => [...textRows(text, columns)];

describe('textRows', () => {
  it('keeps lines that fit, and empty ones', () => {
    expect(rows('satu\n\n  dua')).toEqual(['satu', '', '  dua']);
  });

  it('breaks behind the last space that fits', () => {
    expect(rows('satu dua tiga')).toEqual(['satu dua', 'tiga']);
    expect(rows('satu dua 12')).toEqual(['satu dua', '12']);
    expect(rows('satu dua 1 2')).toEqual(['satu dua 1', '2']);
  });

  it('breaks a word that is too long, and no letter in two', () => {
    expect(rows('abcdefghijklm')).toEqual(['abcdefghij', 'klm']);
    expect(rows('😀'.repeat(12))).toEqual(['😀'.repeat(10), '😀😀']);
    expect(rows('e\u0302'.repeat(12))).toEqual(['e\u0302'.repeat(10), 'e\u0302e\u0302']);
  });

  it('costs nothing for what is not asked for', () => {
    const endless = textRows('x'.repeat(6_000_000), 80);
    expect(endless.next().value).toBe('x'.repeat(80));
  });
});

describe('fewerMarks', () => {
  it('leaves what people write, and takes away what nobody can read', () => {
    expect(fewerMarks('Ệ e\u0302\u0323 한')).toBe('Ệ e\u0302\u0323 한');
    expect(fewerMarks(`a${'\u0301'.repeat(500_000)}b`)).toBe(`a${'\u0301'.repeat(8)}b`);
  });
});

describe('placeable', () => {
  it('leaves marks out only where they cannot be placed', () => {
    const fail = () => {
      throw new TypeError('no anchor');
    };
    expect(placeable('e\u0323', () => 1)).toBe('e\u0323');
    expect(placeable('e\u0323', fail)).toBe('e');
    expect(placeable('e', fail)).toBe('e');
  });
});
