import type { Id } from '@bank-soal/contract/common';
import type { QuestionKind, QuestionListQuery } from '@bank-soal/contract/questions';

/** A learning outcome that the bank is narrowed by. */
export interface FilteredOutcome {
  id: Id;
  /** Its code, and its course where that is known. */
  label: string;
}

/** Filter of the bank's questions. An empty list lets everything pass. */
export interface BankQuery {
  /** The search text that was sent. */
  text: string;
  kinds: readonly QuestionKind[];
  /** Courses and topics, any of each. */
  courses: readonly string[];
  topics: readonly string[];
  levels: readonly string[];
  /** Learning outcomes, any of them. */
  outcomes: readonly FilteredOutcome[];
  /** Levels of Bloom's taxonomy. */
  cognitive: readonly string[];
  /** One's own only. */
  mine: boolean;
  /** Used in none of so many terms; 0 lets everything pass. */
  notUsedFor: number;
}

/** A query that finds every question. */
export const WHOLE_BANK: BankQuery = {
  text: '',
  kinds: [],
  courses: [],
  topics: [],
  levels: [],
  outcomes: [],
  cognitive: [],
  mine: false,
  notUsedFor: 0,
};

/** Terms that one can look back. */
export const TERMS_BACK = [1, 2, 4, 6] as const;

/** Tells whether anything narrows the bank. */
export const isNarrowed = ({ text, mine, notUsedFor, ...lists }: BankQuery) =>
  text !== '' || mine || notUsedFor > 0 || Object.values(lists).some((list) => list.length > 0);

/** The query as the wire has it. */
export function toListQuery({ text, mine, notUsedFor, ...lists }: BankQuery): QuestionListQuery {
  const all = {
    kind: [...lists.kinds],
    courseTag: [...lists.courses],
    materialTag: [...lists.topics],
    difficulty: [...lists.levels],
    outcome: lists.outcomes.map(({ id }) => String(id)),
    cognitive: [...lists.cognitive],
  } satisfies QuestionListQuery;
  return {
    ...(text !== '' && { q: text }),
    ...Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0)),
    ...(mine && { mine: 'true' }),
    ...(notUsedFor > 0 && { notUsedFor }),
  };
}
