import { jakartaDay } from './jakarta-day.js';
import type { QuestionSet } from './question-set.js';

/** What a list of sets is narrowed by. Empty parts narrow nothing. */
export interface SetFilter {
  /** A part of title, subject, lecturer or a topic. */
  text?: string;
  /** Exact words. */
  levels?: readonly string[];
  /** Parts of the subject; any of them. */
  courseTags?: readonly string[];
  /** Parts of a topic; any of them. */
  materialTags?: readonly string[];
  /** Days in Jakarta as `2026-11-21`; they count only together, both included. */
  from?: string;
  /** Last day; see `from`. */
  to?: string;
}

interface Entry {
  set: QuestionSet;
  /** Title, subject, lecturer and topics in lower case, {@link GAP} between them. */
  text: string;
  subject: string;
  topics: string;
  day: string;
}

/** A list made ready for searching. */
export type SearchIndex = readonly Entry[];

// A Unicode noncharacter: no field contains it, so no match reaches across two of them.
const GAP = '\uFFFF';

const join = (fields: readonly string[]) => fields.join(GAP).toLowerCase();

/** Lowers every text once, so that a key press has only to scan. */
export function indexSets(sets: readonly QuestionSet[]): SearchIndex {
  return sets.map((set) => ({
    set,
    text: join([set.title, set.subject, set.lecturer, ...set.topics]),
    subject: set.subject.toLowerCase(),
    topics: join(set.topics),
    day: jakartaDay(set.lastUpdated),
  }));
}

const lowered = (words: readonly string[] = []) => words.map((word) => word.toLowerCase());

function lacks(text: string, word: string): boolean {
  return word.includes(GAP) || !text.includes(word);
}

function lacksAll(text: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => lacks(text, word));
}

/**
 * The sets that pass every part of the filter: text is a substring of title, subject, lecturer
 * or a topic; a level is exact; any course tag is a substring of the subject, any material tag of a
 * topic; the day lies in the range. Upper and lower case count the same, save in levels.
 */
export function searchSets(index: SearchIndex, filter: SetFilter): QuestionSet[] {
  const text = (filter.text ?? '').toLowerCase();
  const courses = lowered(filter.courseTags);
  const materials = lowered(filter.materialTags);
  const { levels = [], from = '', to = '' } = filter;
  const found: QuestionSet[] = [];
  for (const entry of index) {
    if (text !== '' && lacks(entry.text, text)) continue;
    if (levels.length > 0 && !levels.includes(entry.set.level)) continue;
    if (lacksAll(entry.subject, courses) || lacksAll(entry.topics, materials)) continue;
    if (from !== '' && to !== '' && (entry.day < from || entry.day > to)) continue;
    found.push(entry.set);
  }
  return found;
}

const indexes = new WeakMap<readonly QuestionSet[], SearchIndex>();

/** The index of a list, made once for as long as the list lives. */
export function indexOnce(sets: readonly QuestionSet[]): SearchIndex {
  const known = indexes.get(sets);
  if (known) return known;
  const made = indexSets(sets);
  indexes.set(sets, made);
  return made;
}
