import { jakartaDay } from '../common/calendar.js';
import { soughtExam } from './exam-kinds.js';
import { hasRange, type SetFilter } from './set-filter.js';

/** The texts that a set is searched by, as they are shown. */
export interface SearchedTexts {
  /** Its title. */
  title: string;
  /** Name of its course. */
  subject: string;
  /** Whom it is by. */
  lecturer: string;
  /** Names, each once. */
  topics: readonly string[];
}

/** All that a filter asks of a set. */
export interface SearchedSet extends SearchedTexts {
  /** A level of difficulty, compared exactly. */
  level: string;
  /** Kind of exam, compared exactly; null: the one that its title suggests. */
  examKind: string | null;
  /** Its term, compared exactly; null: what its title suggests. */
  term: string | null;
  /** Year of the exam; null when unknown. */
  year: number | null;
  /** It brings an answer key, open or closed. */
  hasAnswers: boolean;
  /** It brings test cases, open or closed. */
  hasTestCases: boolean;
  /** ISO 8601; `''` when unknown. */
  lastUpdated: string;
}

/** A text of a set that is searched. */
export type SearchedField = keyof SearchedTexts;

/** The fields that each kind of sought text is looked for in. */
export const SEARCHED_FIELDS = {
  text: ['title', 'subject', 'lecturer', 'topics'],
  courseTags: ['subject'],
  materialTags: ['topics'],
} as const satisfies Record<string, readonly SearchedField[]>;

type SoughtPart = keyof typeof SEARCHED_FIELDS;

/** Any of these texts has to stand in any of the fields; without a text nothing is found. */
export interface SoughtTexts {
  /** Which kind of text; it says the fields. */
  part: SoughtPart;
  /** As they are compared. */
  texts: readonly string[];
}

// A Unicode noncharacter: what has it is looked for nowhere, so no match reaches across two topics.
const GAP = '\uFFFF';

/** The form in which texts are compared: without regard to case, in all of Unicode. */
export function foldText(text: string): string {
  return text.toLowerCase();
}

/** Topics as one text to be searched. */
export function foldTopics(topics: readonly string[]): string {
  return foldText(topics.join(GAP));
}

/** A set's texts as they are compared. */
export function foldTexts(set: SearchedTexts): Record<SearchedField, string> {
  return {
    title: foldText(set.title),
    subject: foldText(set.subject),
    lecturer: foldText(set.lecturer),
    topics: foldTopics(set.topics),
  };
}

/** The texts that each have to be found, out of one that was typed. */
function typedTexts({ text = '', words }: SetFilter): string[] {
  return [...new Set(words ? text.split(/\s+/) : [text])].filter(Boolean);
}

/** The texts that a filter looks for, as they are compared; a set has to have one of each. */
export function soughtTexts(filter: SetFilter): SoughtTexts[] {
  const { courseTags = [], materialTags = [] } = filter;
  const given: [SoughtPart, readonly string[]][] = [
    ...typedTexts(filter).map((text): [SoughtPart, string[]] => ['text', [text]]),
    ['courseTags', courseTags],
    ['materialTags', materialTags],
  ];
  return given
    .filter(([, texts]) => texts.length > 0)
    .map(([part, texts]) => ({
      part,
      texts: texts.filter((one) => !one.includes(GAP)).map(foldText),
    }));
}

/** A set, and what each kind of text is looked for in. */
interface Entry<S> extends Record<SoughtPart, string> {
  set: S;
  day: string;
  exam: ReturnType<typeof soughtExam>;
}

/** A list made ready for searching. */
export type SearchIndex<S extends SearchedSet> = readonly Entry<S>[];

/** Folds every text once, so that a key press has only to scan. */
export function indexSets<S extends SearchedSet>(sets: readonly S[]): SearchIndex<S> {
  return sets.map((set) => {
    const texts = foldTexts(set);
    const { subject: courseTags, topics: materialTags } = texts;
    const text = Object.values(texts).join(GAP);
    const day = jakartaDay(set.lastUpdated);
    return { set, text, courseTags, materialTags, day, exam: soughtExam(set) };
  });
}

const isAmong = (words: readonly string[] = [], word: string | null) =>
  words.length === 0 || (word !== null && words.includes(word));

/** Exact comparisons. */
function isOf({ set, exam }: Entry<SearchedSet>, filter: SetFilter): boolean {
  const { levels, examKinds, terms, year = set.year, hasKey, hasTestCases } = filter;
  return (
    isAmong(levels, set.level) &&
    isAmong(examKinds, exam.examKind) &&
    isAmong(terms, exam.term) &&
    year === set.year &&
    (!hasKey || set.hasAnswers) &&
    (!hasTestCases || set.hasTestCases)
  );
}

/**
 * The sets that pass every part of the filter: text is a substring of title, subject, lecturer
 * or a topic, or each of its words is; level, kind of exam, term and year are exact; any course tag is a
 * substring of the subject, any material tag of a topic; the day lies in the range. Upper and lower case
 * count the same, save in what is exact.
 */
export function searchSets<S extends SearchedSet>(index: SearchIndex<S>, filter: SetFilter): S[] {
  const sought = soughtTexts(filter);
  const { from = '', to = '' } = filter;
  const ranged = hasRange(filter);
  return index
    .filter(
      (entry) =>
        isOf(entry, filter) &&
        (!ranged || (entry.day >= from && entry.day <= to)) &&
        sought.every(({ part, texts }) => texts.some((one) => entry[part].includes(one))),
    )
    .map(({ set }) => set);
}
