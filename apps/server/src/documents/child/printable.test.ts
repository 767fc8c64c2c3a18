import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.js';
import { printable } from './printable.js';

describe('printable', () => {
  it('keeps what the built-in fonts draw', () => {
    expect(printable('Soal “é” – 50 €\nbaris')).toBe('Soal “é” – 50 €\nbaris');
  });

  it('spells signs out, and marks what it cannot', () => {
    expect(printable('n ≤ 3 → O(n)')).toBe('n <= 3 -> O(n)');
    expect(printable('日本 😀')).toBe('?? ?');
  });

  it('turns tabs into spaces and drops control characters', () => {
    expect(printable('a\tb\r\nc\u0000\u0007d')).toBe('a    b\ncd');
  });
});

describe('decodeText', () => {
  it('reads UTF-8, UTF-16 with a mark, and else Windows-1252', () => {
    expect(decodeText(Buffer.from('\uFEFFé', 'utf8'))).toBe('é');
    expect(decodeText(Buffer.from('\uFEFFé', 'utf16le'))).toBe('é');
    expect(decodeText(Uint8Array.of(0xe9, 0x93))).toBe('é“');
  });
});
