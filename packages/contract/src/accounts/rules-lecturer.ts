import type { Failure } from '../common/failures.js';
import { NAME_MAX } from '../common/limits.js';
import { cleanEmail, emailKey, isEmail } from './rules-email.js';
import { checkNewPassword } from './rules-password.js';

/** Problems of a lecturer's fields, as schemas name them too. */
export const LECTURER = {
  nameRequired: { code: 'required', what: 'lecturer-name' },
  nameTooLong: { code: 'too-long', what: 'lecturer-name', max: NAME_MAX },
  emailRequired: { code: 'required', what: 'email' },
  emailInvalid: { code: 'invalid', what: 'email' },
  emailTaken: { code: 'taken', what: 'lecturer-email' },
} as const satisfies Record<string, Failure>;

/** Values of the lecturer form. */
export interface LecturerValues {
  /** The name that is shown, and under which sets are uploaded. */
  nama: string;
  /** Email for signing in; compared without regard to case. */
  email: string;
  /** `''` on edit leaves it as it is; a new lecturer needs one. */
  password: string;
  /** Absent where no second entry is asked for (the server). */
  confirmation?: string;
}

/** Problems by field; a valid field is absent. */
export type LecturerProblems = Partial<Record<keyof LecturerValues, Failure>>;

/** The accounts and limits that a lecturer's fields are checked against. */
export interface LecturerContext {
  /** The id of the edited lecturer; absent for a new one, who needs a password. */
  ownId?: number;
  /** The known lecturers. */
  others?: readonly {
    /** Tells the edited lecturer from the others. */
    id: number;
    /** Nobody else may have it, whatever the case. */
    email: string;
  }[];
}

function nameProblem(nama: string): Failure | undefined {
  if (nama.trim() === '') return LECTURER.nameRequired;
  return nama.trim().length > NAME_MAX ? LECTURER.nameTooLong : undefined;
}

function emailProblem(email: string, { ownId, others = [] }: LecturerContext): Failure | undefined {
  if (cleanEmail(email) === '') return LECTURER.emailRequired;
  if (!isEmail(cleanEmail(email))) return LECTURER.emailInvalid;
  const key = emailKey(email);
  const taken = others.some((other) => other.id !== ownId && emailKey(other.email) === key);
  return taken ? LECTURER.emailTaken : undefined;
}

/** Judges a lecturer's fields; on edit an empty password stays as it was. */
export function checkLecturer(
  values: LecturerValues,
  context: LecturerContext = {},
): LecturerProblems {
  const keepsPassword = context.ownId !== undefined && values.password === '';
  const password = keepsPassword ? undefined : checkNewPassword(values.password);
  const { confirmation = values.password } = values;
  const problems: Record<keyof LecturerValues, Failure | undefined> = {
    nama: nameProblem(values.nama),
    email: emailProblem(values.email, context),
    password,
    confirmation: confirmation === values.password ? undefined : { code: 'confirmation-differs' },
  };
  return Object.fromEntries(Object.entries(problems).filter(([, failure]) => failure));
}
