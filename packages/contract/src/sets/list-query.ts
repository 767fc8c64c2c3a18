import type { QuestionSetListQuery } from './question-set-pages.js';
import { hasRange, type SetFilter } from './set-filter.js';

/** The parts of the list's query that narrow it. */
export type NarrowingQuery = Omit<
  QuestionSetListQuery,
  'mine' | 'as' | 'sort' | 'limit' | 'cursor'
>;

const unlessEmpty = (words: readonly string[] = []) => (words.length > 0 ? [...words] : undefined);

const flag = (isSet: boolean | undefined) => (isSet ? 'true' : undefined);

/** A filter as the wire has it; what narrows nothing is left out. */
export function toListQuery(filter: SetFilter): NarrowingQuery {
  const { text, words, year, from, to } = filter;
  return {
    q: text || undefined,
    words: text ? words : undefined,
    difficulty: unlessEmpty(filter.levels),
    courseTag: unlessEmpty(filter.courseTags),
    materialTag: unlessEmpty(filter.materialTags),
    examKind: unlessEmpty(filter.examKinds),
    term: unlessEmpty(filter.terms),
    year,
    hasKey: flag(filter.hasKey),
    hasTestCases: flag(filter.hasTestCases),
    ...(hasRange(filter) && { from, to }),
  };
}

/** The filter that a query of the list asks for. */
export function toSetFilter(query: NarrowingQuery): SetFilter {
  const { q, words, year, from, to } = query;
  return {
    text: q,
    words,
    levels: query.difficulty,
    courseTags: query.courseTag,
    materialTags: query.materialTag,
    examKinds: query.examKind,
    terms: query.term,
    year,
    hasKey: query.hasKey === 'true',
    hasTestCases: query.hasTestCases === 'true',
    from,
    to,
  };
}
