import type { CompletenessBarProps } from '@bank-soal/ui/completeness-bar';
import { filesOf, type QuestionSet } from './question-set.js';

/** What a set has beside its questions, from its files: the bar rates it by that. */
export function completenessOf(
  set: QuestionSet,
): Pick<CompletenessBarProps, 'hasAnswers' | 'hasTestCases'> {
  return {
    hasAnswers: filesOf(set, 'answers').length > 0,
    hasTestCases: filesOf(set, 'testCases').length > 0,
  };
}
