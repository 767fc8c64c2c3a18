import { NAME_MAX } from './limits.js';
import { emailKey, isEmail } from './rules-email.js';
import { checkNewPassword, PASSWORD_SENTENCES } from './rules-password.js';

/** Sentences about lecturers. */
export const LECTURER_SENTENCES = {
  NAME_REQUIRED: 'Nama dosen harus diisi',
  NAME_TOO_LONG: `Nama dosen maksimal ${NAME_MAX} karakter`,
  EMAIL_REQUIRED: 'Email harus diisi',
  EMAIL_FORMAT: 'Format email tidak valid',
  EMAIL_DUPLICATE: 'Email sudah digunakan oleh dosen lain.',
  PASSWORD_REQUIRED: 'Password harus diisi',
  PASSWORD_REQUIRED_FOR_NEW: 'Password wajib diisi untuk dosen baru.',
  STATUS: 'Status harus Aktif atau Nonaktif',
  CHANGED_MEANWHILE: 'Data dosen ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
} as const;

/** What the lecturer form holds. */
export interface LecturerValues {
  /** The name that is shown, and under which sets are uploaded. */
  nama: string;
  /** What the lecturer signs in with; compared without regard to case. */
  email: string;
  /** `''` on edit leaves it as it is; a new lecturer needs one. */
  password: string;
  /** Absent where no second entry is asked for (the server). */
  confirmation?: string;
}

/** Sentences by field; a field that is fine is absent. */
export type LecturerProblems = Partial<Record<keyof LecturerValues, string>>;

/** What a lecturer's fields are held against. */
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

function nameProblem(nama: string): string | undefined {
  if (nama.trim() === '') return LECTURER_SENTENCES.NAME_REQUIRED;
  return nama.trim().length > NAME_MAX ? LECTURER_SENTENCES.NAME_TOO_LONG : undefined;
}

function emailProblem(email: string, { ownId, others = [] }: LecturerContext): string | undefined {
  if (email.trim() === '') return LECTURER_SENTENCES.EMAIL_REQUIRED;
  if (!isEmail(email.trim())) return LECTURER_SENTENCES.EMAIL_FORMAT;
  const key = emailKey(email);
  const taken = others.some((other) => other.id !== ownId && emailKey(other.email) === key);
  return taken ? LECTURER_SENTENCES.EMAIL_DUPLICATE : undefined;
}

/** Judges a lecturer's fields; on edit an empty password stays as it was. */
export function checkLecturer(
  values: LecturerValues,
  context: LecturerContext = {},
): LecturerProblems {
  const keepsPassword = context.ownId !== undefined && values.password === '';
  const password = keepsPassword ? undefined : checkNewPassword(values.password);
  const { confirmation = values.password } = values;
  const problems: Record<keyof LecturerValues, string | undefined> = {
    nama: nameProblem(values.nama),
    email: emailProblem(values.email, context),
    password,
    confirmation: confirmation !== values.password ? PASSWORD_SENTENCES.CONFIRMATION : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence));
}
