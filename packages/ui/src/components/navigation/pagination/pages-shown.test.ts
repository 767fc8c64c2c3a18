import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.js';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [16, 20, [1, null, 15, 16, 17, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('offers of page %i of %i', (page, count, pages) => {
  expect(pagesShown(page, count)).toEqual(pages);
});

it('leaves no page beside the current one out, and is never longer than seven', () => {
  for (let count = 1; count < 40; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const shown = pagesShown(page, count);
      expect(shown.length).toBeLessThanOrEqual(7);
      for (const near of [page - 1, page, page + 1]) {
        if (near >= 1 && near <= count) expect(shown).toContain(near);
      }
    }
  }
});
