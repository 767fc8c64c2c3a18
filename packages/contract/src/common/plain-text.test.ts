import { describe, expect, it } from 'vitest';
import { plainLine, plainNames, plainText } from './plain-text.js';

describe('plainText', () => {
  it('keeps lines and tabs, and drops what nobody can see', () => {
    expect(plainText('a\r\nb\tc\u0000\u001b\u0085d\u202Ee')).toBe('a\nb\tcde');
  });

  it('keeps letters of every language, and mends broken characters', () => {
    expect(plainText('é 日本 👩‍💻 \ud83d')).toBe('é 日本 👩‍💻 \uFFFD');
  });
});

describe('plainLine', () => {
  it('is one line', () => {
    expect(plainLine('UTS\n\tBasis Data')).toBe('UTS Basis Data');
    expect(plainLine('UTS\u2028Basis\u2029\nData')).toBe('UTS Basis Data');
  });
});

describe('plainNames', () => {
  it('joins each name once', () => {
    expect(plainNames(' SQL ,,Graph,SQL\n, ')).toBe('SQL, Graph');
    expect(plainNames('')).toBe('');
  });
});
