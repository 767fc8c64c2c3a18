import {
  joinTopics,
  questionSetSchema,
  type SetFilter,
  searchSets,
} from '@bank-soal/contract/sets';
import { CASE_SETS, SEARCH_CASES } from '@bank-soal/contract/test/search-cases';
import { expect, it } from 'vitest';
import { toQuestionSet } from '../../model/sets/question-set.js';
import { EVERYTHING, toFilter } from '../../model/sets/set-query.js';
import { indexOnce } from './search-whole.js';

const bank = CASE_SETS.map(({ topics, lastUpdated, hasAnswers, ...set }) =>
  toQuestionSet(
    questionSetSchema.parse({
      ...set,
      hasAnswerKey: hasAnswers,
      lecturer: set.lecturer === 'Unknown' ? '' : set.lecturer,
      topics: joinTopics(topics),
      lastupdated: lastUpdated,
    }),
  ),
);

const ids = (filter: SetFilter) => searchSets(indexOnce(bank), filter).map(({ id }) => id);

it.each(SEARCH_CASES)('the bank that a browser holds finds by $what', ({ filter, found }) => {
  expect(ids(filter)).toEqual(found);
});

/** What people may ask for on a page. */
const asked = SEARCH_CASES.filter(
  ({ filter: { words, year, hasTestCases } }) => !words && !year && !hasTestCases,
);

it.each(asked)('a page asks for $what', ({ filter, found }) => {
  const { text = '', levels = [], courseTags = [], materialTags = [], from = '', to = '' } = filter;
  const { examKinds = [], terms = [], hasKey: withKey = false } = filter;
  const tags = { levels, courseTags, materialTags, examKinds, terms };
  expect(ids(toFilter({ ...EVERYTHING, q: text, ...tags, withKey, from, to }))).toEqual(found);
});

it('prepares a list once', () => {
  expect(indexOnce(bank)).toBe(indexOnce(bank));
  expect(indexOnce([...bank])).not.toBe(indexOnce(bank));
});
