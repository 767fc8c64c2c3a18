import type { QuestionSetListQuery } from './question-set-pages.js';
import { hasRange, type SetFilter } from './set-filter.js';

/** The parts of the list's query that narrow it. */
export type NarrowingQuery = Pick<
  QuestionSetListQuery,
  'q' | 'difficulty' | 'courseTag' | 'materialTag' | 'from' | 'to'
>;

const unlessEmpty = (words: readonly string[] = []) => (words.length > 0 ? [...words] : undefined);

/** A filter as the wire has it; what narrows nothing is left out. */
export function toListQuery(filter: SetFilter): NarrowingQuery {
  const { text, levels, courseTags, materialTags, from, to } = filter;
  return {
    q: text || undefined,
    difficulty: unlessEmpty(levels),
    courseTag: unlessEmpty(courseTags),
    materialTag: unlessEmpty(materialTags),
    ...(hasRange(filter) && { from, to }),
  };
}

/** The filter that a query of the list asks for. */
export function toSetFilter(query: NarrowingQuery): SetFilter {
  const { q, difficulty, courseTag, materialTag, from, to } = query;
  return {
    text: q,
    levels: difficulty,
    courseTags: courseTag,
    materialTags: materialTag,
    from,
    to,
  };
}
