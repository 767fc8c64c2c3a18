import { sampleQuestions } from '@bank-soal/contract/questions';
import type { BuilderQuestion } from '@bank-soal/screens/builder';

/** The builder's questions: the samples that every bank has. */
export const questionBank: readonly BuilderQuestion[] = sampleQuestions.map(
  ({ topics: _, ...question }) => question,
);
