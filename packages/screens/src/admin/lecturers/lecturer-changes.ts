import type { ConflictSide } from '@bank-soal/ui/conflict-choice';
import type { LecturerForm } from './lecturer-form.js';

/** What a lecturer's form shows of what is stored. */
export type StoredField = 'nama' | 'email' | 'active';

const STORED = ['nama', 'email', 'active'] as const;

const plain = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

const differs = (field: StoredField, one: LecturerForm, other: LecturerForm) =>
  plain(one[field]) !== plain(other[field]);

/** The fields that were typed over. */
function typedFields(form: LecturerForm, opened: LecturerForm): StoredField[] {
  return STORED.filter((field) => differs(field, form, opened));
}

/** What is stored now, with what was typed in its place: nothing else of a stale form is left. */
export function mergedForm(
  form: LecturerForm,
  opened: LecturerForm,
  stored: LecturerForm,
): LecturerForm {
  const typed = typedFields(form, opened).map((field) => [field, form[field]]);
  const { password, confirmation } = form;
  return { ...stored, ...Object.fromEntries(typed), password, confirmation };
}

/** The fields that someone else has changed too, to something else. */
export function conflictsOf(
  form: LecturerForm,
  opened: LecturerForm,
  stored: LecturerForm,
): StoredField[] {
  return typedFields(form, opened).filter(
    (field) => differs(field, stored, opened) && differs(field, stored, form),
  );
}

/** Whether saving would change anything of what is stored. */
export function changesAnything(merged: LecturerForm, stored: LecturerForm): boolean {
  return merged.password !== '' || typedFields(merged, stored).length > 0;
}

/** The form after a choice: theirs is what is stored, mine stays as it was typed. */
export function afterChoice(
  merged: LecturerForm,
  stored: LecturerForm,
  sides: Readonly<Partial<Record<StoredField, ConflictSide>>>,
): LecturerForm {
  const theirs = STORED.filter((field) => sides[field] === 'theirs');
  return { ...merged, ...Object.fromEntries(theirs.map((field) => [field, stored[field]])) };
}
