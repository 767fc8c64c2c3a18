import type { CompletenessBarProps } from '@bank-soal/ui/sets';
import type { QuestionSet } from './question-set.js';

/** Parts of a set beside its questions, open to this viewer or not: the bar rates it by them. */
export function completenessOf(
  set: QuestionSet,
): Pick<CompletenessBarProps, 'hasAnswers' | 'hasTestCases'> {
  return {
    hasAnswers: set.hasAnswers,
    hasTestCases: set.hasTestCases,
  };
}
