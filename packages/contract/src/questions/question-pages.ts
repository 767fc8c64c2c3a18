import * as z from 'zod/mini';
import { atMost, textUpTo, wholeNumber } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { FILTERS_MAX, NAME_MAX, PAGE_MAX, SEARCH_MAX } from '../common/limits.js';
import { COGNITIVE_LEVELS } from './cognitive-levels.js';

/** Questions on a page when no `limit` is given. */
export const QUESTIONS_PAGE_SIZE = 50;

/** Most terms that `notUsedFor` looks back. */
export const TERMS_BACK_MAX = 20;

/** Orders of questions: the newest first, or those first that were used least lately. */
export const QUESTION_SORTS = ['newest', 'lastUsed'] as const;

/** Order of questions. */
export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Longest cursor. */
const CURSOR_MAX = 400;

const badSort = { code: 'invalid', what: 'sort', sorts: QUESTION_SORTS.join(', ') } as const;
const badLimit = { code: 'invalid', what: 'limit', max: PAGE_MAX } as const;
const badTerms = { code: 'invalid', what: 'terms-back', max: TERMS_BACK_MAX } as const;

const search = z.optional(
  textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX }),
);

const texts = z.optional(
  z.array(textUpTo(NAME_MAX, { code: 'too-long', what: 'filter', max: NAME_MAX })).check(
    z.overwrite((list) => [...new Set(list)]),
    atMost(FILTERS_MAX, { code: 'too-many', what: 'filters', max: FILTERS_MAX }),
  ),
);

const cursor = z.optional(textUpTo(CURSOR_MAX, { code: 'invalid', what: 'cursor' }));

/** Parts of the query of questions that may come several times. */
export const QUESTION_FILTERS = [
  'courseTag',
  'materialTag',
  'difficulty',
  'kind',
  'outcome',
  'cognitive',
] as const;

/**
 * Query of the bank's questions. `q` is a substring of text, options, course and owner's name, whatever
 * its case; `courseTag` a substring of the course, `materialTag` of a topic, `difficulty` and `kind` are
 * exact, several of one kind are alternatives; so are `outcome`, the id of a learning outcome, and
 * `cognitive`, a level of Bloom's taxonomy. `mine=true`: own questions only. `notUsedFor=4`: used
 * neither in this term nor in the three before it.
 */
export const questionListQuerySchema = z.object({
  q: search,
  courseTag: texts,
  materialTag: texts,
  difficulty: texts,
  kind: texts,
  outcome: texts,
  cognitive: texts,
  mine: search,
  notUsedFor: z.optional(wholeNumber(badTerms, 1, TERMS_BACK_MAX)),
  sort: z.optional(z.enum(QUESTION_SORTS, issueOf(badSort))),
  limit: z.optional(wholeNumber(badLimit, 1, PAGE_MAX)),
  /** Of the page before, from the header `X-Next-Cursor`; it holds for the same `sort` only. */
  cursor,
});

/** Query of the bank's questions, read. */
export type QuestionListQuery = z.infer<typeof questionListQuerySchema>;

const { sort: _, limit: __, cursor: ___, ...narrowing } = questionListQuerySchema.shape;

/** Query of the numbers beside the filters: what narrows the bank, without pages. */
export const questionCountsQuerySchema = z.object(narrowing);

/**
 * How many questions each outcome and each level has among what the rest of the query leaves. An outcome or a
 * level without any is left out.
 */
export const questionCountsSchema = z.object({
  outcomes: z.array(
    z.object({ id: idSchema, code: z.string(), course: z.string(), count: z.int() }),
  ),
  levels: z.array(z.object({ cognitive: z.enum(COGNITIVE_LEVELS), count: z.int() })),
});

/** How many questions each outcome and each level has. */
export type QuestionCounts = z.infer<typeof questionCountsSchema>;
