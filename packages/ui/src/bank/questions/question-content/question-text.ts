import type { QuestionKind } from './question-kind.js';

/** A question as people read it. */
export interface QuestionText {
  /** Kind of question. */
  kind: QuestionKind;
  /** Text of the question, in Markdown. */
  markdown: string;
  /** Of a multiple-choice question, in their order; empty for the others. */
  options: readonly {
    /** Text in Markdown. */
    markdown: string;
    /** Whether it is a right answer. */
    right: boolean;
  }[];
  /** In Markdown; `'benar'` or `'salah'` where it is one of the two; empty for multiple choice. */
  answer: string;
  /** All that is accepted of a short answer; without it `answer` says it. */
  answers?:
    | readonly {
        /** As candidates write it. */
        text: string;
        /** Share of the points, in percent. */
        weight: number;
      }[]
    | null;
  /** How far off a number may be that is asked for; without it no number is. */
  tolerance?: number | null;
  /** Why the answer is right, in Markdown; empty where nothing is said. */
  explanation: string;
}
