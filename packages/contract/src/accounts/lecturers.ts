import * as z from 'zod/mini';
import { atLeast, atMost, requiredText } from '../common/bounded-text.js';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { fallback } from '../common/lenient.js';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../common/limits.js';
import { cleanEmail, isEmail } from './rules-email.js';
import { LECTURER } from './rules-lecturer.js';
import { PASSWORD } from './rules-password.js';

/** Whether a lecturer may sign in. */
export const LECTURER_STATUSES = ['Aktif', 'Nonaktif'] as const;

/** Whether a lecturer may sign in. */
export type LecturerStatus = (typeof LECTURER_STATUSES)[number];

/** A lecturer (dosen). */
export const lecturerSchema = z.object({
  id: idSchema,
  nama: z.string(),
  email: z.string(),
  /** `Aktif`, or another word. */
  status: fallback(z.string(), 'Aktif'),
});

/** A lecturer. */
export type LecturerAnswer = z.infer<typeof lecturerSchema>;

/** A refused change (412) of a lecturer who is another by now. Nothing was changed. */
export const lecturerChangedMeanwhileSchema = z.object({
  message: z.string(),
  code: z.literal('changed-meanwhile'),
  /** The lecturer as they are now. */
  current: lecturerSchema,
});

/** All lecturers: a bare array. */
export const lecturerListSchema = z.array(lecturerSchema);

const nama = requiredText(LECTURER.nameRequired, {
  max: NAME_MAX,
  tooLong: LECTURER.nameTooLong,
});

const email = requiredText(LECTURER.emailRequired, {
  max: EMAIL_MAX,
  tooLong: LECTURER.emailInvalid,
  clean: cleanEmail,
}).check(z.refine(isEmail, issueOf(LECTURER.emailInvalid)));

const password = z
  .string(issueOf(PASSWORD.required))
  .check(
    atLeast(1, PASSWORD.required),
    atLeast(PASSWORD_MIN, PASSWORD.tooShort),
    atMost(PASSWORD_MAX, PASSWORD.tooLong),
  );

/** Body of a new lecturer. */
export const newLecturerBodySchema = z.object({ nama, email, password });

/** Body of a new lecturer. */
export type NewLecturerBody = z.input<typeof newLecturerBodySchema>;

/** Body of a changed lecturer; the password is sent only to change it. */
export const lecturerBodySchema = z.object({
  nama,
  email,
  password: z.optional(z.union([z.literal(''), password])),
  status: z.optional(z.enum(LECTURER_STATUSES, issueOf({ code: 'invalid', what: 'status' }))),
});

/** Body of a changed lecturer. */
export type LecturerBody = z.input<typeof lecturerBodySchema>;
