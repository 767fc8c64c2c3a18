import type { QuestionKind, QuestionListQuery } from '@bank-soal/contract/questions';

/** What narrows the bank's questions. An empty list lets everything pass. */
export interface BankQuery {
  /** The search text that was sent. */
  text: string;
  kinds: readonly QuestionKind[];
  levels: readonly string[];
  /** One's own only. */
  mine: boolean;
  /** Used in none of so many terms; 0 lets everything pass. */
  notUsedFor: number;
}

/** A query that finds every question. */
export const WHOLE_BANK: BankQuery = {
  text: '',
  kinds: [],
  levels: [],
  mine: false,
  notUsedFor: 0,
};

/** Terms that one can look back. */
export const TERMS_BACK = [1, 2, 4, 6] as const;

/** Tells whether anything narrows the bank. */
export const isNarrowed = ({ text, kinds, levels, mine, notUsedFor }: BankQuery) =>
  text !== '' || kinds.length > 0 || levels.length > 0 || mine || notUsedFor > 0;

/** The query as the wire has it. */
export function toListQuery({
  text,
  kinds,
  levels,
  mine,
  notUsedFor,
}: BankQuery): QuestionListQuery {
  return {
    ...(text !== '' && { q: text }),
    ...(kinds.length > 0 && { kind: [...kinds] }),
    ...(levels.length > 0 && { difficulty: [...levels] }),
    ...(mine && { mine: 'true' }),
    ...(notUsedFor > 0 && { notUsedFor }),
  };
}
