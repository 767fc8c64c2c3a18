import * as z from 'zod/mini';
import { atMost, textUpTo, wholeNumber } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { FILTERS_MAX, NAME_MAX, PAGE_MAX, SEARCH_MAX, YEAR_MIN } from '../common/limits.js';
import { SET_SORTS } from './set-paging.js';

export { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from './set-paging.js';

/** Sets on a page when no `limit` is given. */
export const PAGE_SIZE = 50;

/** Longest cursor: of the longest title. */
const CURSOR_MAX = 4000;

const text = textUpTo(SEARCH_MAX, { code: 'too-long', what: 'search', max: SEARCH_MAX });

const badSort = { code: 'invalid', what: 'sort', sorts: SET_SORTS.join(', ') } as const;

const once = (list: string[]) => [...new Set(list)];

const texts = z.optional(
  z
    .array(textUpTo(NAME_MAX, { code: 'too-long', what: 'filter', max: NAME_MAX }))
    .check(
      z.overwrite(once),
      atMost(FILTERS_MAX, { code: 'too-many', what: 'filters', max: FILTERS_MAX }),
    ),
);
const day = z.optional(
  z.union([z.literal(''), z.iso.date(issueOf({ code: 'invalid', what: 'day' }))]),
);

/**
 * Query of the list. `mine=true` with a token: own sets, withdrawn ones marked.
 * Any other part makes the answer a page, still a bare array, with {@link TOTAL_COUNT_HEADER} and
 * {@link NEXT_CURSOR_HEADER}. The parts mean the same as in the search: `q` is a substring of
 * title, subject, lecturer or a topic, `difficulty` is exact, `courseTag` a substring of the
 * subject, `materialTag` of a topic (several: any of them), `from` and `to` are days in Jakarta,
 * both included, and count only together. Case does not matter, save in levels. A text that comes
 * twice counts once; of each kind there are at most {@link FILTERS_MAX}.
 */
export const questionSetListQuerySchema = z.object({
  mine: z.optional(text),
  /**
   * `visitor`, `user` or `lecturer`: what that reader would be answered. For administrators, and with
   * `mine=true` for everyone.
   */
  as: z.optional(text),
  q: z.optional(text),
  /** `all`: every word of `q` stands in any of the fields; else `q` as a whole. */
  words: z.optional(z.literal('all', issueOf({ code: 'invalid', what: 'words' }))),
  difficulty: texts,
  courseTag: texts,
  materialTag: texts,
  examKind: texts,
  term: texts,
  year: z.optional(wholeNumber({ code: 'invalid', what: 'year', min: YEAR_MIN }, 0, 9999)),
  /** `true`: only sets that have an answer key, open or closed. */
  hasKey: z.optional(text),
  /** `true`: only sets that have test cases, open or closed. */
  hasTestCases: z.optional(text),
  from: day,
  to: day,
  sort: z.optional(z.enum(SET_SORTS, issueOf(badSort))),
  limit: z.optional(wholeNumber({ code: 'invalid', what: 'limit', max: PAGE_MAX }, 1, PAGE_MAX)),
  /** Of the page before, from {@link NEXT_CURSOR_HEADER}; it holds for the same `sort` only. */
  cursor: z.optional(textUpTo(CURSOR_MAX, { code: 'invalid', what: 'cursor' })),
});

/** Query of the list, read. */
export type QuestionSetListQuery = z.infer<typeof questionSetListQuerySchema>;
