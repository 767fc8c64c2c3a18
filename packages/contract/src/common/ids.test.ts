import { describe, expect, it } from 'vitest';
import { parseId } from './ids.js';

describe('parseId', () => {
  it('reads whole positive numbers', () => {
    expect([parseId('1'), parseId('0012'), parseId('9007199254740991')]).toEqual([
      1, 12, 9007199254740991,
    ]);
  });

  it.each(['', '0', '-1', '1.5', '1e3', 'abc', '99999999999999999', '9007199254740993'])(
    'refuses %j',
    (text) => {
      expect(parseId(text)).toBeUndefined();
    },
  );
});
