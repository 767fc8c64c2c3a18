import { describe, expect, it } from 'vitest';
import { negotiate } from './encodings.js';

describe('negotiate', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['GZIP, BR', 'br'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['zstd;q=0, br;q=0, gzip', 'gzip'],
    ['*', 'zstd'],
    ['*;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=abc', undefined],
  ])('%j is answered with %s', (header, encoding) => {
    expect(negotiate(header, 'fast')).toBe(encoding);
  });

  it('prefers the smallest for files that are compressed once', () => {
    expect(negotiate('gzip, br, zstd', 'small')).toBe('br');
  });
});
