import type { CompletenessBarProps } from '@bank-soal/ui/completeness-bar';
import type { QuestionSet } from './question-set.js';

/** What a set has beside its questions, open to this reader or not: the bar rates it by that. */
export function completenessOf(
  set: QuestionSet,
): Pick<CompletenessBarProps, 'hasAnswers' | 'hasTestCases'> {
  return {
    hasAnswers: set.hasAnswers,
    hasTestCases: set.hasTestCases,
  };
}
