import { expect, it } from 'vitest';
import { levelOfFirst } from './level-of-first.js';

it.each([
  ['Tanpa judul', 4],
  ['# Satu\n## Dua', 4],
  ['Kata\n\n## Dua\n### Tiga', 3],
  ['### Tiga\n## Dua', 3],
  ['```py\n# komentar\n```\n\n## Dua', 3],
  ['###### Enam', 1],
  ['#tanpa-spasi', 4],
])('lets the highest heading of %j be the fourth', (source, level) => {
  expect(levelOfFirst(source, 4)).toBe(level);
});
