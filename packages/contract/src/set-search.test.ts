import { describe, expect, it } from 'vitest';
import { jakartaDay } from './calendar.js';
import { toListQuery, toSetFilter } from './list-query.js';
import type { SetFilter } from './set-filter.js';
import { indexSets, type SearchedSet, searchSets } from './set-search.js';
import { dice, randomFilter, randomSet, upTo } from './test/random-search.js';
import { CASE_SETS, SEARCH_CASES } from './test/search-cases.js';

const has = (field: string, part: string) => field.toLowerCase().includes(part.toLowerCase());

/** The rule word by word, without any preparation. */
function literally(set: SearchedSet, filter: SetFilter): boolean {
  const { text = '', levels = [], courseTags = [], materialTags = [], from, to } = filter;
  const day = jakartaDay(set.lastUpdated);
  return (
    [set.title, set.subject, set.lecturer, ...set.topics].some((field) => has(field, text)) &&
    (levels.length === 0 || levels.includes(set.level)) &&
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
