import {
  checkLecturer,
  LECTURER,
  type LecturerBody,
  type LecturerProblems,
  type NewLecturerBody,
} from '@bank-soal/contract/accounts';
import { ApiError, type Explanation } from '../../api/errors.js';
import type { Lecturer } from '../../model/accounts/admin-lecturer.js';
import { refusesInput, withoutEdited } from '../../model/field-problems.js';

export interface LecturerForm {
  nama: string;
  email: string;
  password: string;
  confirmation: string;
  active: boolean;
}

const FIELDS = ['nama', 'email', 'password', 'confirmation', 'active'] as const;

/** Initial values of the form. */
export function lecturerForm(lecturer?: Lecturer): LecturerForm {
  const { name = '', email = '', active = true } = lecturer ?? {};
  return { nama: name, email, password: '', confirmation: '', active };
}

/** Judges the form; `own` is the edited lecturer. */
export function judgeLecturerForm(
  form: LecturerForm,
  known: readonly Lecturer[],
  own: Lecturer | undefined,
): LecturerProblems {
  return checkLecturer(form, { others: known, ...(own && { ownId: own.id }) });
}

/** Sentence above the form, and its fields: editing one takes it away. */
export interface FormNotice {
  explanation: Explanation;
  of: readonly (keyof LecturerForm)[];
}

/** Sentence of a failed check above the form: a new lecturer cannot do without a password. */
export function formNotice(
  { password }: LecturerProblems,
  form: LecturerForm,
): FormNotice | undefined {
  return password !== undefined && form.password === ''
    ? { explanation: { code: 'required', what: 'new-password' }, of: ['password'] }
    : undefined;
}

/** Sentence of a refused save above the form; a lost connection is the fault of no field. */
export function refusalNotice(error: unknown, explanation: Explanation): FormNotice {
  if (!refusesInput(error)) return { explanation, of: [] };
  const named = Object.keys(refusedFields(error)) as (keyof LecturerProblems)[];
  return { explanation, of: named.length > 0 ? named : FIELDS };
}

/**
 * Problems that remain after an edit: none of the edited fields. That the confirmation differs is
 * said of both entries.
 */
export function editedProblems(
  problems: LecturerProblems,
  part: Partial<LecturerForm>,
): LecturerProblems {
  return withoutEdited(
    problems,
    part.password === undefined ? part : { ...part, confirmation: '' },
  );
}

/** Sentence that remains above the form after an edit. */
export function editedNotice(
  notice: FormNotice | undefined,
  part: Partial<LecturerForm>,
): FormNotice | undefined {
  return notice?.of.some((field) => Object.hasOwn(part, field)) ? undefined : notice;
}

/** The body of a new lecturer. */
export function newLecturerBody({ nama, email, password }: LecturerForm): NewLecturerBody {
  return { nama: nama.trim(), email: email.trim(), password };
}

/** The body of a changed lecturer; the password is sent only when it was filled. */
export function lecturerBody({ nama, email, password, active }: LecturerForm): LecturerBody {
  return {
    nama: nama.trim(),
    email: email.trim(),
    status: active ? 'Aktif' : 'Nonaktif',
    ...(password !== '' && { password }),
  };
}

const DUPLICATE = 409;

/** The fields that a refused save speaks of. */
export function refusedFields(error: unknown): LecturerProblems {
  return error instanceof ApiError && error.status === DUPLICATE
    ? { email: LECTURER.emailTaken }
    : {};
}
