import * as z from 'zod/mini';
import { atLeast, atMost, requiredText } from './bounded-text.js';
import { idSchema } from './ids.js';
import { fallback } from './lenient.js';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.js';
import { isEmail } from './rules-email.js';
import { LECTURER_SENTENCES } from './rules-lecturer.js';
import { PASSWORD_SENTENCES } from './rules-password.js';

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

const nama = requiredText(LECTURER_SENTENCES.NAME_REQUIRED, {
  max: NAME_MAX,
  tooLong: LECTURER_SENTENCES.NAME_TOO_LONG,
});

const email = requiredText(LECTURER_SENTENCES.EMAIL_REQUIRED, {
  max: EMAIL_MAX,
  tooLong: LECTURER_SENTENCES.EMAIL_FORMAT,
  clean: (text) => text,
}).check(z.refine(isEmail, LECTURER_SENTENCES.EMAIL_FORMAT));

const password = z
  .string({ error: LECTURER_SENTENCES.PASSWORD_REQUIRED })
  .check(
    atLeast(1, LECTURER_SENTENCES.PASSWORD_REQUIRED),
    atLeast(PASSWORD_MIN, PASSWORD_SENTENCES.TOO_SHORT),
    atMost(PASSWORD_MAX, PASSWORD_SENTENCES.TOO_LONG),
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
  status: z.optional(z.enum(LECTURER_STATUSES, LECTURER_SENTENCES.STATUS)),
});

/** Body of a changed lecturer. */
export type LecturerBody = z.input<typeof lecturerBodySchema>;
