import type { QuestionSet } from '../../model/sets/question-set.js';
import type { SetForm } from './set-form.js';

/** A text as it is compared: width, case and spaces do not count. */
function key(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The sets of the same course, level, year and title; none while one of the four is missing. */
export function sameSets(
  sets: readonly QuestionSet[],
  { title, subject, level, year }: SetForm,
): QuestionSet[] {
  if (key(title) === '' || key(subject) === '' || level === '' || year === null) return [];
  return sets.filter(
    (set) =>
      set.year === year &&
      set.level === level &&
      key(set.title) === key(title) &&
      key(set.subject) === key(subject),
  );
}

/**
 * The set that a call without an answer has made all the same: an own one that says what the form
 * says and has no files yet. It is gone on with, so that none is made twice.
 */
export function createdMeanwhile(
  ownSets: readonly QuestionSet[],
  form: SetForm,
): QuestionSet | undefined {
  const here = ownSets.filter(({ files, withdrawnAt }) => files.length === 0 && !withdrawnAt);
  return sameSets(here, form)[0];
}
