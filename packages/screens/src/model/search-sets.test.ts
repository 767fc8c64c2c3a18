import { questionSetSchema } from '@bank-soal/contract/question-sets';
import { searchSets } from '@bank-soal/contract/set-search';
import { joinTopics } from '@bank-soal/contract/set-topics';
import { CASE_SETS, SEARCH_CASES } from '@bank-soal/contract/test/search-cases';
import { expect, it } from 'vitest';
import { toQuestionSet } from './question-set.js';
import { indexOnce } from './search-sets.js';
import { EVERYTHING, toFilter } from './set-query.js';

const bank = CASE_SETS.map(({ topics, lastUpdated, ...set }) =>
  toQuestionSet(
    questionSetSchema.parse({
      ...set,
      lecturer: set.lecturer === 'Unknown' ? '' : set.lecturer,
      topics: joinTopics(topics),
      lastupdated: lastUpdated,
    }),
  ),
);

it.each(SEARCH_CASES)('the bank that a browser holds finds by $what', ({ filter, found }) => {
  const { text = '', levels = [], courseTags = [], materialTags = [], from = '', to = '' } = filter;
  const query = { ...EVERYTHING, q: text, levels, courseTags, materialTags, from, to };
  expect(searchSets(indexOnce(bank), toFilter(query)).map(({ id }) => id)).toEqual(found);
});

it('prepares a list once', () => {
  expect(indexOnce(bank)).toBe(indexOnce(bank));
  expect(indexOnce([...bank])).not.toBe(indexOnce(bank));
});
