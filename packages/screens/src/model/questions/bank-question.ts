import type { Id } from '@bank-soal/contract/common';
import type {
  AcceptedAnswer,
  CognitiveLevel,
  QuestionAnswer,
  QuestionKind,
  QuestionOption,
  QuestionUse,
  QuestionVisibility,
} from '@bank-soal/contract/questions';

/** A question of the bank as screens know it. */
export interface BankQuestion {
  id: Id;
  /** Counted from 1; one more with every change. */
  version: number;
  kind: QuestionKind;
  /** The course, by name; may be empty. */
  subject: string;
  /** Mudah, Sedang or Sulit. */
  level: string;
  topics: readonly string[];
  visibility: QuestionVisibility;
  /** One of the samples that every bank has. */
  isSample: boolean;
  /** Whose it is; null for a sample, and where the account is gone. */
  owner: { id: Id; name: string } | null;
  /** Whom it is by, where the server says it: a sample has one, too. */
  lecturer?: string | undefined;
  /** Text of the question, in Markdown. */
  markdown: string;
  /** Of a choice, in their order. */
  options: readonly QuestionOption[];
  answer: string;
  /** All that is accepted, where `answer` alone does not say it. */
  answers?: readonly AcceptedAnswer[] | undefined;
  /** How far off a number may be; absent where none is asked. */
  tolerance?: number | undefined;
  explanation: string;
  points: number;
  /** Learning outcomes that it asks for. */
  outcomeIds?: readonly number[] | undefined;
  /** Level of Bloom's taxonomy; null where nobody said. */
  cognitive?: CognitiveLevel | null | undefined;
  /** When it stood in an exam last; null when never, and for students. */
  lastUsed: QuestionUse | null;
}

/** A question out of the server's answer. */
export function toBankQuestion({ difficulty, isSample, ...answer }: QuestionAnswer): BankQuestion {
  // A server that does not say it has no owner for samples alone, as far as anybody can tell.
  return { ...answer, level: difficulty, isSample: isSample ?? answer.owner === null };
}
