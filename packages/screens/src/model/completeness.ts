import { filesOf, type QuestionSet } from './question-set.js';

/** What a set has beside its questions; the bar's colour and words follow from it. */
export interface Completeness {
  /** An answer key is there. */
  hasAnswers: boolean;
  /** Test cases are there. */
  hasTestCases: boolean;
}

/** Tells what a set has, from its files. */
export function completenessOf(set: QuestionSet): Completeness {
  return {
    hasAnswers: filesOf(set, 'answers').length > 0,
    hasTestCases: filesOf(set, 'testCases').length > 0,
  };
}
