import { expect, it } from 'vitest';
import type { FileQuery } from '../../model/search/file-query.js';
import { searchAddress } from '../search/search-state.js';
import { fileSearchAddress } from './file-search-state.js';

const query: FileQuery = {
  q: 'pohon AVL & "rotasi"',
  levels: ['Sulit', 'Mudah'],
  courseTags: ['Struktur Data'],
  materialTags: ['Tree'],
  examKinds: ['UTS'],
  terms: ['Gasal'],
  years: ['2024'],
  categories: ['answers', 'testCases'],
  sort: 'newest',
};

it('finds a query again in the address', () => {
  const text = fileSearchAddress.write(query).toString();
  expect(fileSearchAddress.read(new URLSearchParams(text))).toEqual({
    ...query,
    categories: ['answers', 'testCases'],
  });
  expect(text).toMatch(/^mode=isi&q=pohon\+AVL\+%26\+%22rotasi%22&level=Sulit&/);
});

it('writes nothing but the mode for a search that begins', () => {
  const start = fileSearchAddress.read(new URLSearchParams('jenis=lain&sort=judul&level='));
  expect(start).toEqual({
    q: '',
    levels: [],
    courseTags: [],
    materialTags: [],
    examKinds: [],
    terms: [],
    years: [],
    categories: [],
    sort: 'rank',
  });
  expect(fileSearchAddress.write(start).toString()).toBe('mode=isi');
});

it('shares the words and filters that the search for sets has, too', () => {
  const { q, levels, courseTags, materialTags, examKinds, terms } = query;
  const other = searchAddress.read(fileSearchAddress.write(query));
  expect(other).toMatchObject({
    q,
    levels,
    courseTags,
    materialTags,
    examKinds,
    terms,
    year: 2024,
  });
});
