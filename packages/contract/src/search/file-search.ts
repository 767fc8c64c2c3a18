import * as z from 'zod/mini';
import { atMost, textUpTo, wholeNumber } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { FILTERS_MAX, NAME_MAX, SEARCH_MAX, YEAR_MIN } from '../common/limits.js';
import { FILE_CATEGORIES } from '../files/file-categories.js';
import { questionSetSchema } from '../sets/question-sets.js';

/** Files on a page of results when no `limit` is given. */
export const FILE_SEARCH_PAGE_SIZE = 20;

/** Most files on a page of results. */
export const FILE_SEARCH_PAGE_MAX = 50;

/** Above so many files that have all words nobody counts on, and the newest come first. */
export const FILES_COUNTED_MAX = 20_000;

/** Most pages of a file that a result shows; `morePages` counts the others. */
export const FILE_HIT_PAGES_MAX = 3;

/** Orders of results: the best first, or by the date of their sets, newest first. */
export const FILE_SEARCH_SORTS = ['rank', 'newest'] as const;

/** Order of results. */
export type FileSearchSort = (typeof FILE_SEARCH_SORTS)[number];

/**
 * Header of a page of results: the order that they really have, one of {@link FILE_SEARCH_SORTS}. Where
 * very many files have the words, it is `newest` even if the best were asked for.
 */
export const SORTED_BY_HEADER = 'X-Sorted-By';

/** Longest cursor. */
const CURSOR_MAX = 400;

const tooLong = { code: 'too-long', what: 'search', max: SEARCH_MAX } as const;
const required = { code: 'required', what: 'search' } as const;

/** A character beyond the basic plane is two of JavaScript's, and counts as one. */
const sought = z.string(issueOf(required)).check(
  atMost(2 * SEARCH_MAX, tooLong),
  z.refine((text) => [...text].length <= SEARCH_MAX, { ...issueOf(tooLong), abort: true }),
  z.refine((text) => text.trim() !== '', issueOf(required)),
);

const once = <T>(list: T[]) => [...new Set(list)];

const tooMany = { code: 'too-many', what: 'filters', max: FILTERS_MAX } as const;

const texts = z.optional(
  z
    .array(textUpTo(NAME_MAX, { code: 'too-long', what: 'filter', max: NAME_MAX }))
    .check(z.overwrite(once), atMost(FILTERS_MAX, tooMany)),
);

const badSort = { code: 'invalid', what: 'sort', sorts: FILE_SEARCH_SORTS.join(', ') } as const;
const badLimit = { code: 'invalid', what: 'limit', max: FILE_SEARCH_PAGE_MAX } as const;

/**
 * Query of a search inside files. A file is found when all words of `q` stand in it, in any form of
 * theirs; the last may be the beginning of one. The filters mean the same as in the list of sets:
 * `courseTag` is a substring of the subject, `materialTag` of a topic, `difficulty`, `examKind`, `term`
 * and `year` are exact, several of one kind are alternatives. `category` is of the file.
 */
export const fileSearchQuerySchema = z.object({
  q: sought,
  courseTag: texts,
  materialTag: texts,
  difficulty: texts,
  examKind: texts,
  term: texts,
  year: z.optional(wholeNumber({ code: 'invalid', what: 'year', min: YEAR_MIN }, 0, 9999)),
  category: z.optional(
    z
      .array(z.enum(FILE_CATEGORIES, issueOf({ code: 'invalid', what: 'file-category' })))
      .check(z.overwrite(once), atMost(FILTERS_MAX, tooMany)),
  ),
  sort: z.optional(z.enum(FILE_SEARCH_SORTS, issueOf(badSort))),
  limit: z.optional(wholeNumber(badLimit, 1, FILE_SEARCH_PAGE_MAX)),
  /** Of the page before, from the header `X-Next-Cursor`; it holds for the same `sort` only. */
  cursor: z.optional(textUpTo(CURSOR_MAX, { code: 'invalid', what: 'cursor' })),
});

/** Query of a search inside files, read. */
export type FileSearchQuery = z.infer<typeof fileSearchQuerySchema>;

/** A piece of text: a word that was sought, or what stands between. Never markup. */
export const textPartSchema = z.object({ text: z.string(), hit: z.boolean() });

/** A piece of text: a word that was sought, or what stands between. */
export type TextPart = z.infer<typeof textPartSchema>;

/** A page that has sought words. */
export const pageHitSchema = z.object({
  /** Counted from 1 in the file. */
  page: z.int().check(z.positive()),
  /** Counted from 1 in the set's combined preview; null where that is not known yet. */
  combinedPage: z.nullable(z.int().check(z.positive())),
  /** A few words around what was found, in their order. */
  parts: z.array(textPartSchema),
});

/** A page that has sought words. */
export type PageHit = z.infer<typeof pageHitSchema>;

/** A file that has all sought words. */
export const fileHitSchema = z.object({
  /** Its set, as its reader sees it. */
  set: questionSetSchema,
  file: z.object({
    id: idSchema,
    originalname: z.string(),
    filetype: z.string(),
    filecategory: z.string(),
  }),
  /** Pages that have some of the words, those with the most of them first; at most {@link FILE_HIT_PAGES_MAX}. */
  pages: z.array(pageHitSchema),
  /** How many more pages have some. */
  morePages: z.int().check(z.gte(0)),
});

/** A file that has all sought words. */
export type FileHit = z.infer<typeof fileHitSchema>;

/** Files that were found: a bare array, one entry a file. */
export const fileSearchSchema = z.array(fileHitSchema);

/** How many files were found. */
export interface FileCount {
  /** Files; at most {@link FILES_COUNTED_MAX}. */
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
}

/** Reads the header `X-Total-Count` of a search inside files: a number, or `20000+`. */
export function readFileCount(header: string | null): FileCount {
  const [, digits = '0', more] = /^(\d{1,15})(\+?)$/.exec(header ?? '') ?? [];
  return { count: Number(digits), isMore: more === '+' };
}

/** Counts of the texts of all files; a file that several sets have counts once. */
export const searchIndexSchema = z.object({
  /** Still to be read. */
  waiting: z.int(),
  /** Can be found. */
  done: z.int(),
  /** Scans and pictures. */
  withoutText: z.int(),
  /** Could not be read. */
  failed: z.int(),
});

/** Counts of the texts of all files. */
export type SearchIndexAnswer = z.infer<typeof searchIndexSchema>;

/** A set whose files have much of another's words. */
export const similarSetSchema = z.object({
  set: questionSetSchema,
  /** From 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
});

/** A set whose files have much of another's words. */
export type SimilarSet = z.infer<typeof similarSetSchema>;

/** Sets that are similar to one, the most similar first: a bare array, at most {@link SIMILAR_SETS_MAX}. */
export const similarSetsSchema = z.array(similarSetSchema);
