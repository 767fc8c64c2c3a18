import { describe, expect, it } from 'vitest';
import { jakartaDay } from '../common/calendar.js';
import { dice, randomFilter, randomSet, upTo } from '../test/random-search.js';
import { CASE_SETS, SEARCH_CASES } from '../test/search-cases.js';
import { soughtExam } from './exam-kinds.js';
import { toListQuery, toSetFilter } from './list-query.js';
import type { SetFilter } from './set-filter.js';
import { indexSets, type SearchedSet, searchSets } from './set-search.js';

const has = (field: string, part: string) => field.toLowerCase().includes(part.toLowerCase());

const anyField = ({ title, subject, lecturer, topics }: SearchedSet, text: string) =>
  [title, subject, lecturer, ...topics].some((field) => has(field, text));

/** What is compared exactly. */
function exactly(set: SearchedSet, filter: SetFilter): boolean {
  const { levels = [], examKinds = [], terms = [], year, hasKey, hasTestCases } = filter;
  const { level } = set;
  const { examKind, term } = soughtExam(set);
  return (
    (levels.length === 0 || levels.includes(level)) &&
    (examKinds.length === 0 || examKinds.some((kind) => kind === examKind)) &&
    (terms.length === 0 || terms.some((one) => one === term)) &&
    (year === undefined || set.year === year) &&
    !(hasKey && !set.hasAnswers) &&
    !(hasTestCases && !set.hasTestCases)
  );
}

/** The rule word by word, without any preparation. */
function literally(set: SearchedSet, filter: SetFilter): boolean {
  const { text = '', words, courseTags = [], materialTags = [], from, to } = filter;
  const day = jakartaDay(set.lastUpdated);
  const texts = words === 'all' ? text.split(/\s/).filter((word) => word !== '') : [text];
  return (
    texts.every((one) => anyField(set, one)) &&
    exactly(set, filter) &&
    (courseTags.length === 0 || courseTags.some((tag) => has(set.subject, tag))) &&
    (materialTags.length === 0 ||
      materialTags.some((tag) => set.topics.some((topic) => has(topic, tag)))) &&
    (!from || !to || (day >= from && day <= to))
  );
}

describe('searchSets', () => {
  const index = indexSets(CASE_SETS);

  it.each(SEARCH_CASES)('finds by $what', ({ filter, found }) => {
    expect(searchSets(index, filter).map(({ id }) => id)).toEqual(found);
  });

  it('finds exactly what the rule says, for 3,000 random lists and filters', () => {
    const roll = dice(20_241);
    let found = 0;
    for (let run = 0; run < 3000; run++) {
      const sets = upTo(roll, 6, () => randomSet(roll));
      const filter = randomFilter(roll);
      const expected = sets.filter((set) => literally(set, filter));
      expect(searchSets(indexSets(sets), filter), JSON.stringify({ sets, filter })).toEqual(
        expected,
      );
      found += expected.length;
    }
    expect(found).toBeGreaterThan(500);
  });
});

describe('a filter on the wire', () => {
  it.each(SEARCH_CASES)('is the same after its way: $what', ({ filter, found }) => {
    const arrived = toSetFilter(toListQuery(filter));
    expect(searchSets(indexSets(CASE_SETS), arrived).map(({ id }) => id)).toEqual(found);
  });

  it('leaves out what narrows nothing', () => {
    const empty = { text: '', levels: [], courseTags: [], materialTags: [], from: 'x', to: '' };
    expect(JSON.stringify(toListQuery(empty))).toBe('{}');
  });
});
