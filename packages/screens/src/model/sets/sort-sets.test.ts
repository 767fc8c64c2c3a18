import { expect, it } from 'vitest';
import { sets } from '../../test/fixtures.js';
import { sortOnce } from './sort-sets.js';

const ids = (by: Parameters<typeof sortOnce>[1]) => sortOnce(sets, by).map(({ id }) => id);

it('sorts by date, title and downloads', () => {
  expect(ids('newest')).toEqual([1, 3, 2]);
  expect(ids('oldest')).toEqual([2, 3, 1]);
  expect(ids('title')).toEqual([3, 2, 1]);
  expect(ids('downloads')).toEqual([2, 1, 3]);
});

it('reads numbers in titles as numbers', () => {
  const [one] = sets;
  if (!one) throw new Error('no fixture');
  const list = ['Kuis 10', 'Kuis 9'].map((title, id) => ({ ...one, id, title }));
  expect(sortOnce(list, 'title').map(({ title }) => title)).toEqual(['Kuis 9', 'Kuis 10']);
});

it('sorts a list once, and leaves one alone that is in order', () => {
  expect(sortOnce(sets, 'title')).toBe(sortOnce(sets, 'title'));
  const newest = sortOnce(sets, 'newest');
  expect(sortOnce(newest, 'newest')).toBe(newest);
});
