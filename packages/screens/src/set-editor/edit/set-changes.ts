import { conflictsIn, type FieldChanges } from '../../model/field-changes.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { formOf, type SetForm } from '../form/set-form.js';

/** One part of what a set says about itself. */
export type SetField = keyof SetForm;

/** Typed changes of a set. */
export type SetChanges = FieldChanges<SetForm>;

/** A number that nobody typed: the server counted the question files. */
function isCounted(set: QuestionSet): boolean {
  const files = set.files.filter(({ category }) => category === 'questions');
  return set.questionCount === files.length;
}

/** The fields that someone else has changed too, to something else. */
export function conflictsOf(changes: SetChanges, set: QuestionSet): SetField[] {
  const conflicts = conflictsIn(changes, formOf(set));
  return isCounted(set) ? conflicts.filter((field) => field !== 'questionCount') : conflicts;
}
