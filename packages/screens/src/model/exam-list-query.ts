import type { QuestionSetListQuery } from '@bank-soal/contract/question-set-pages';
import type { ExamQuery } from './exam-filter.js';

/** What {@link ofExam} finds here, as the server's pages are asked for it; what narrows nothing is left out. */
export function examListQuery({
  examKinds,
  terms,
  withKey,
}: ExamQuery): Pick<QuestionSetListQuery, 'examKind' | 'term' | 'hasKey'> {
  return {
    ...(examKinds.length > 0 && { examKind: [...examKinds] }),
    ...(terms.length > 0 && { term: [...terms] }),
    ...(withKey && { hasKey: 'true' }),
  };
}
