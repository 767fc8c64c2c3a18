import type { QuestionOrigin } from '@bank-soal/ui/questions';
import type { BankQuestion } from '../model/questions/bank-question.js';

/** Whose a question is, for who looks at it. */
export function originOf(
  { isSample, owner, lecturer, visibility }: BankQuestion,
  userId: BankQuestion['id'] | undefined,
): QuestionOrigin {
  if (isSample) return 'sample';
  if (owner === null) return { removedOwner: lecturer ?? '' };
  if (owner.id !== userId) return { owner: owner.name };
  return visibility === 'lecturers' ? 'own-shared' : 'own';
}
