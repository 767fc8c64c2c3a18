import type { QuestionText } from '../../questions/question-content/index.js';

/** Rooms for an answer that a paper can leave below a question. */
export const ANSWER_SPACES = [
  'none',
  'lines1',
  'lines2',
  'lines4',
  'lines8',
  'third',
  'half',
  'page',
] as const;

/** None, lines to write on, or a part of a page. */
export type AnswerSpace = (typeof ANSWER_SPACES)[number];

/** A question as it stands in a paper. */
export interface PaperItemValue {
  /** Unlike every other one's in the paper; stays the same when it moves. */
  id: string;
  /** Its first line is seen, and unfolds to all of it. */
  question: QuestionText;
  /** Mudah, Sedang, Sulit; empty shows none. */
  level: string;
  /** Points in this paper; `null` while the field is empty. */
  points: number | null;
  /** Room for its answer. */
  space: AnswerSpace;
}

/** Questions of a paper under one heading. */
export interface PaperSectionValue {
  /** Unlike every other section's; stays the same when it moves. */
  id: string;
  /** Printed above its questions; empty prints nothing. */
  title: string;
  /** Printed below the title; empty prints nothing. */
  note: string;
  /** Whether its questions stand in another order in each variant. */
  shuffle: boolean;
  /** Its questions, in order. */
  items: readonly PaperItemValue[];
}

/** Sum of the questions' points. */
export const pointsOf = (items: readonly PaperItemValue[]): number =>
  items.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** An empty section whose id is like no other one's. */
export const newSection = (sections: readonly PaperSectionValue[]): PaperSectionValue => ({
  id: String(Math.max(0, ...sections.map(({ id }) => Number(id) || 0)) + 1),
  title: '',
  note: '',
  shuffle: false,
  items: [],
});
