import { describe, expect, it } from 'vitest';
import { sitePath } from './pages.js';

describe('sitePath', () => {
  it.each(['/', '/search?q=a#b', '/preview/3'])('takes %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    '',
    'search',
    '\\\\x.id',
    '/\n/x.id',
    '//x.id',
    '/\\x.id',
    '/\t/x.id',
    '/.//x.id',
    '/..//x.id',
    'https://x.id/',
    'javascript:alert(1)',
    `/${'x'.repeat(1000)}`,
  ])('refuses %j', (path) => {
    expect(sitePath(path)).toBe('');
  });
});
