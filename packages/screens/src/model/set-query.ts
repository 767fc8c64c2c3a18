import { hasRange, type SetFilter } from '@bank-soal/contract/set-filter';
import { SET_SORTS, type SetSort } from '@bank-soal/contract/set-paging';

/** What someone looks for among the sets, and in which order. */
export interface SetQuery {
  /** Text; spaces around it do not count. */
  q: string;
  /** Exact words; any of them. Empty: every level. */
  levels: readonly string[];
  /** Parts of the subject; any of them. Empty: every course. */
  courseTags: readonly string[];
  /** Parts of a topic; any of them. Empty: every topic. */
  materialTags: readonly string[];
  /** Days in Jakarta as `2026-11-21`, or `''`; they count only together. */
  from: string;
  /** Last day, included; see `from`. */
  to: string;
  /** What comes first. */
  sort: SetSort;
}

/** The lists of a query. */
export type TagPart = 'levels' | 'courseTags' | 'materialTags';

/** The parts of a query that are filters, all empty. */
export const NO_FILTERS = {
  levels: [],
  courseTags: [],
  materialTags: [],
  from: '',
  to: '',
} satisfies Partial<SetQuery>;

/** Everything there is, newest first. */
export const EVERYTHING: SetQuery = { q: '', ...NO_FILTERS, sort: 'newest' };

/** How many filters are in force; the text is none. */
export function countFilters(query: SetQuery): number {
  const { levels, courseTags, materialTags } = query;
  return levels.length + courseTags.length + materialTags.length + (hasRange(query) ? 1 : 0);
}

/** Something is looked for: a text or a filter. */
export function isNarrowed(query: SetQuery): boolean {
  return query.q.trim() !== '' || countFilters(query) > 0;
}

/** What the list is narrowed by. */
export function toFilter({ q, sort: _, ...parts }: SetQuery): SetFilter {
  return { text: q.trim(), ...parts };
}

/** Tells whether a word is an order of sets. */
export function isSort(word: string): word is SetSort {
  return (SET_SORTS as readonly string[]).includes(word);
}
