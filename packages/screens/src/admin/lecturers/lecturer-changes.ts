import {
  afterChoice as afterSides,
  applyChanges,
  changesBetween,
  conflictsIn,
  type Sides,
} from '../../model/field-changes.js';
import type { LecturerForm } from './lecturer-form.js';

type Stored = Pick<LecturerForm, 'nama' | 'email' | 'active'>;

/** Stored fields that a lecturer's form shows. */
export type StoredField = keyof Stored;

/** As the server stores it: blanks around a text are no change. */
const storedIn = ({ nama, email, active }: LecturerForm): Stored => ({
  nama: nama.trim(),
  email: email.trim(),
  active,
});

const typedOver = (opened: LecturerForm, form: LecturerForm) =>
  changesBetween(storedIn(opened), storedIn(form));

/** The stored lecturer with the typed values in their place: nothing else of a stale form is left. */
export function mergedForm(
  form: LecturerForm,
  opened: LecturerForm,
  stored: LecturerForm,
): LecturerForm {
  return { ...form, ...applyChanges(storedIn(stored), typedOver(opened, form)) };
}

/** The fields that someone else has changed too, to something else. */
export function conflictsOf(
  form: LecturerForm,
  opened: LecturerForm,
  stored: LecturerForm,
): StoredField[] {
  return conflictsIn(typedOver(opened, form), storedIn(stored));
}

/** Whether saving would change anything of what is stored. */
export function changesAnything(merged: LecturerForm, stored: LecturerForm): boolean {
  return merged.password !== '' || Object.keys(typedOver(stored, merged)).length > 0;
}

/** The form after a choice: theirs is what is stored, mine stays as it was typed. */
export function afterChoice(
  merged: LecturerForm,
  stored: LecturerForm,
  sides: Sides<Stored>,
): LecturerForm {
  const now = storedIn(stored);
  return { ...merged, ...applyChanges(now, afterSides(typedOver(stored, merged), now, sides)) };
}
