import type { QuestionSet } from './question-set.js';
import type { SetQuery } from './set-query.js';

/** What of a query speaks of the exam that a set is from. */
export type ExamQuery = Pick<SetQuery, 'examKinds' | 'terms' | 'withKey'>;

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
