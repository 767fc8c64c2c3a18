import type { QuestionSetListQuery } from '@bank-soal/contract/question-set-pages';
import type { QuestionSet } from './question-set.js';
import type { SetQuery } from './set-query.js';

/** What of a query speaks of the exam that a set is from. */
type ExamQuery = Pick<SetQuery, 'examKinds' | 'terms' | 'withKey'>;

const among = (words: readonly string[], word: string | null) =>
  words.length === 0 || (word !== null && words.includes(word));

/** Those of the sets that are from such an exam; the same list when nothing is asked for. */
export function ofExam(sets: readonly QuestionSet[], query: ExamQuery): readonly QuestionSet[] {
  const { examKinds, terms, withKey } = query;
  if (examKinds.length + terms.length === 0 && !withKey) return sets;
  return sets.filter(
    (set) =>
      among(examKinds, set.examKind) && among(terms, set.term) && (!withKey || set.hasAnswers),
  );
}

/** The same as the server's pages are asked for; what narrows nothing is left out. */
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
