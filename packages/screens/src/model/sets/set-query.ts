import {
  hasRange,
  type MySetKind,
  SET_SORTS,
  type SetFilter,
  type SetSort,
} from '@bank-soal/contract/sets';

/** Query among the sets, and its order. */
export interface SetQuery {
  /** Text; spaces around it do not count. */
  q: string;
  /** Exact words; any of them. Empty: every level. */
  levels: readonly string[];
  /** Parts of the subject; any of them. Empty: every course. */
  courseTags: readonly string[];
  /** Parts of a topic; any of them. Empty: every topic. */
  materialTags: readonly string[];
  /** Exact kinds of exam; any of them. Empty: every kind, and those of none. */
  examKinds: readonly string[];
  /** Exact terms; any of them. Empty: every term, and those of none. */
  terms: readonly string[];
  /** The exam's year; absent: every year. */
  year?: number | undefined;
  /** Only sets that have an answer key, open or closed. */
  withKey: boolean;
  /** Only sets of one of the person's own lists. */
  mine?: MySetKind | undefined;
  /** Days in Jakarta as `2026-11-21`, or `''`; they count only together. */
  from: string;
  /** Last day, included; see `from`. */
  to: string;
  /** Order of the results. */
  sort: SetSort;
}

/** The address of the sets that a part of a query finds. */
export type SetHref = (part: Partial<SetQuery>) => string;

/** The lists of a query. */
export type TagPart = 'levels' | 'courseTags' | 'materialTags' | 'examKinds' | 'terms';

/** The parts of a query that are filters, all empty. */
export const NO_FILTERS = {
  levels: [],
  courseTags: [],
  materialTags: [],
  examKinds: [],
  terms: [],
  year: undefined,
  withKey: false,
  mine: undefined,
  from: '',
  to: '',
} satisfies Partial<SetQuery>;

/** Everything there is, newest first. */
export const EVERYTHING: SetQuery = { q: '', ...NO_FILTERS, sort: 'newest' };

/** How many filters are in force; the text is none. */
export function countFilters(query: SetQuery): number {
  const { levels, courseTags, materialTags, examKinds, terms, year, withKey, mine } = query;
  const words = [levels, courseTags, materialTags, examKinds, terms].flat().length;
  return (
    words +
    Number(year !== undefined) +
    Number(withKey) +
    Number(mine !== undefined) +
    Number(hasRange(query))
  );
}

/** Something is looked for: a text or a filter. */
export function isNarrowed(query: SetQuery): boolean {
  return query.q.trim() !== '' || countFilters(query) > 0;
}

/** Filter of the list. */
export function toFilter({ q, withKey, sort: _, mine: __, ...parts }: SetQuery): SetFilter {
  return { ...parts, text: q.trim(), hasKey: withKey };
}

/** The words of what is typed, where there are several: each can be looked for by itself. */
export function severalWords({ q }: Pick<SetQuery, 'q'>): readonly string[] | undefined {
  const words = [...new Set(q.trim().split(/\s+/))];
  return words.length > 1 ? words : undefined;
}

/** Tells whether a word is an order of sets. */
export function isSort(word: string): word is SetSort {
  return (SET_SORTS as readonly string[]).includes(word);
}
