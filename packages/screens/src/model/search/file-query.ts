import type { FileCategory } from '@bank-soal/contract/files';
import type { FileSearchSort } from '@bank-soal/contract/search';
import { type FilterChip, withoutWord, wordChips } from '../word-chips.js';

/** Query inside files, and its order. */
export interface FileQuery {
  /** Words that all stand in one file; spaces around them do not count. Blank: nothing is looked for. */
  q: string;
  /** Exact words; any of them. Empty: every level. */
  levels: readonly string[];
  /** Parts of the subject; any of them. Empty: every course. */
  courseTags: readonly string[];
  /** Parts of a topic; any of them. Empty: every topic. */
  materialTags: readonly string[];
  /** Exact kinds of exam; any of them. Empty: every kind, and sets of none. */
  examKinds: readonly string[];
  /** Terms of the exam; any of them. Empty: every term, and sets of none. */
  terms: readonly string[];
  /** The year of the exam, at most one. Empty: every year. */
  years: readonly string[];
  /** Categories of the file; any of them. Empty: every file. */
  categories: readonly FileCategory[];
  /** The best or the newest first. */
  sort: FileSearchSort;
}

/** The filters of a query, in the order of their fields. */
export const FILE_FILTERS = [
  'levels',
  'courseTags',
  'materialTags',
  'examKinds',
  'terms',
  'years',
  'categories',
] as const satisfies readonly (keyof FileQuery)[];

export type FileFilter = (typeof FILE_FILTERS)[number];

/** The filters of a query, all empty. */
export const NO_FILE_FILTERS = {
  levels: [],
  courseTags: [],
  materialTags: [],
  examKinds: [],
  terms: [],
  years: [],
  categories: [],
} satisfies Partial<FileQuery>;

/**
 * The filters in force.
 *
 * @param name puts a word of a filter into people's words
 */
export function activeFileFilters(
  query: FileQuery,
  name: (filter: FileFilter, word: string) => string,
): FilterChip[] {
  return wordChips(query, FILE_FILTERS, name);
}

/** Query without the part of a chip. */
export function withoutFileFilter(query: FileQuery, id: string): Partial<FileQuery> {
  return withoutWord(query, FILE_FILTERS, id) as Partial<FileQuery>;
}
