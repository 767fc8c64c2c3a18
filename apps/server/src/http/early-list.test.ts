import { expect, it } from 'vitest';
import { earlyList } from './early-list.js';

it('asks early for a short list only', async () => {
  expect(await earlyList(async () => 1000)('/search')).toContain('/api/questionsets');
  expect(await earlyList(async () => 1001)('/search')).toBeUndefined();
});

it('holds up no page when the sets cannot be counted', async () => {
  const linkOf = earlyList(() => Promise.reject(new Error('The database is gone')));
  expect(await linkOf('/question-sets/')).toBeUndefined();
});

it('counts nothing for other pages', async () => {
  const linkOf = earlyList(() => Promise.reject(new Error('Counted')));
  expect(await linkOf('/search/lain')).toBeUndefined();
});
