import { expect, it } from 'vitest';
import {
  activeFileFilters,
  type FileQuery,
  NO_FILE_FILTERS,
  withoutFileFilter,
} from './file-query.js';

const query: FileQuery = {
  ...NO_FILE_FILTERS,
  q: 'avl',
  levels: ['Sulit'],
  materialTags: ['Graph: dasar', 'Stack'],
  categories: ['answers'],
  sort: 'rank',
};

it('names the filters in force', () => {
  const chips = activeFileFilters(query, (filter, word) => `${filter} ${word}`);
  expect(chips.map(({ label }) => label)).toEqual([
    'levels Sulit',
    'materialTags Graph: dasar',
    'materialTags Stack',
    'categories answers',
  ]);
});

it('takes one away by its chip, and nothing for an unknown one', () => {
  const [, graph] = activeFileFilters(query, (_, word) => word);
  expect(withoutFileFilter(query, graph?.id ?? '')).toEqual({ materialTags: ['Stack'] });
  expect(withoutFileFilter(query, 'lain:x')).toEqual({});
});
