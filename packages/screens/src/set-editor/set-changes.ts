import type { QuestionSet } from '../model/question-set.js';
import { formOf, type SetForm, sameForm } from './set-form.js';

/** One part of what a set says about itself. */
export type SetField = keyof SetForm;

type Value = SetForm[SetField];

/** A field that was changed. */
export interface FieldChange {
  /** What stood there when it was first changed; absent when nobody knows any more. */
  from?: Value;
  /** What is typed. */
  to: Value;
}

/** What was typed, and nothing else: a stale page puts no other field back. */
export type SetChanges = Readonly<Partial<Record<SetField, FieldChange>>>;

/** Whose value of a field counts: what is typed here, or what is stored. */
export type Side = 'mine' | 'theirs';

const plain = (value: Value | undefined) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value ?? null);

/** Whether two values of a field say the same, as the server will store them. */
function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  return plain(a) === plain(b);
}

const entriesOf = (changes: SetChanges) => Object.entries(changes) as [SetField, FieldChange][];

/** What is stored, with what was typed in its place. */
export function applyChanges(stored: SetForm, changes: SetChanges): SetForm {
  const typed = entriesOf(changes).map(([field, { to }]) => [field, to]);
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Whether saving would change anything. */
export function isChanged(stored: SetForm, changes: SetChanges): boolean {
  return !sameForm(applyChanges(stored, changes), stored);
}

/** The changes, and one more; a field that says what is stored again is no change. */
export function withChange(
  changes: SetChanges,
  stored: SetForm,
  part: Partial<SetForm>,
): SetChanges {
  const next: Partial<Record<SetField, FieldChange>> = { ...changes };
  for (const [key, to] of Object.entries(part)) {
    const field = key as SetField;
    const known = changes[field];
    const from = known ? known.from : stored[field];
    if (JSON.stringify(to) === JSON.stringify(stored[field])) delete next[field];
    else next[field] = { from, to };
  }
  return next;
}

/** The changes that lead from one form to another. */
export function changesBetween(from: SetForm, to: SetForm): SetChanges {
  return withChange({}, from, to);
}

/** A number that nobody typed: the server counted the question files. */
function isCounted(set: QuestionSet): boolean {
  const files = set.files.filter(({ category }) => category === 'questions');
  return set.questionCount === files.length;
}

/** The fields that someone else has changed too, to something else. */
export function conflictsOf(changes: SetChanges, set: QuestionSet): SetField[] {
  const stored = formOf(set);
  return entriesOf(changes).flatMap(([field, { from, to }]) => {
    const now = stored[field];
    if (sameValue(now, from) || sameValue(now, to)) return [];
    return field === 'questionCount' && isCounted(set) ? [] : [field];
  });
}

/** The changes after a choice: mine are changes of what is stored now, theirs are none any more. */
export function afterChoice(
  changes: SetChanges,
  stored: SetForm,
  sides: Readonly<Partial<Record<SetField, Side>>>,
): SetChanges {
  return Object.fromEntries(
    entriesOf(changes).flatMap(([field, change]) => {
      const side = sides[field];
      if (side === 'theirs') return [];
      return [[field, side === 'mine' ? { from: stored[field], to: change.to } : change]];
    }),
  );
}

/** What is left to save after `sent` was, since people may have gone on typing. */
export function afterSaving(changes: SetChanges, sent: SetChanges, stored: SetForm): SetChanges {
  return Object.fromEntries(
    entriesOf(changes).flatMap(([field, change]) => {
      if (sent[field]?.to === change.to) return [];
      return [[field, sent[field] ? { from: stored[field], to: change.to } : change]];
    }),
  );
}
