import * as z from 'zod/mini';
import { requiredText } from '../common/bounded-text.js';
import type { Failure } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { fallback, readNumber } from '../common/lenient.js';
import { NAME_MAX } from '../common/limits.js';
import { renamedFrom } from './tag-fields.js';

/** Problems of a course material's name, as its schema names them too. */
const MATERIAL_NAME = {
  required: { code: 'required', what: 'material-name' },
  tooLong: { code: 'too-long', what: 'material-name', max: NAME_MAX },
} as const satisfies Record<string, Failure>;

/**
 * Judges a course material's name. The screens send nothing for an empty name;
 * the server refuses it.
 */
export function checkCourseMaterialName(name: string): Failure | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return MATERIAL_NAME.required;
  return trimmed.length > NAME_MAX ? MATERIAL_NAME.tooLong : undefined;
}

/** Counts of one course. */
export const courseStatsSchema = z.object({
  id: idSchema,
  name: fallback(z.string(), ''),
  /** Material tags assigned to the course and its own materials. */
  material_count: fallback(readNumber, 0),
  /** Sets whose subject is the course's name. */
  question_set_count: fallback(readNumber, 0),
});

/** Counts of one course. */
export type CourseStatsAnswer = z.infer<typeof courseStatsSchema>;

/** Counts of all courses: a bare array. */
export const courseStatsListSchema = z.array(courseStatsSchema);

/** A material of one course only (materi khusus). */
export const courseMaterialSchema = z.object({ id: idSchema, name: z.string() });

/** A material of one course only. */
export type CourseMaterialAnswer = z.infer<typeof courseMaterialSchema>;

/** The materials of one course. */
export const courseMaterialListSchema = z.object({
  success: z.boolean(),
  data: z.array(courseMaterialSchema),
  message: fallback(z.string(), ''),
});

/** Answer to an added or renamed material. */
export const courseMaterialSavedSchema = z.object({
  success: z.boolean(),
  data: courseMaterialSchema,
  message: fallback(z.string(), ''),
});

/** Answer to a deleted material. */
export const courseMaterialDeletedSchema = z.object({ success: z.boolean(), message: z.string() });

const materialName = requiredText(MATERIAL_NAME.required, {
  max: NAME_MAX,
  tooLong: MATERIAL_NAME.tooLong,
});

/** Body of a renamed material. */
export const courseMaterialBodySchema = z.object({ materialName, from: renamedFrom });

/** Body of a renamed material. */
export type CourseMaterialBody = z.input<typeof courseMaterialBodySchema>;

/** Body of a new material. */
export const newCourseMaterialBodySchema = z.object({ courseId: idSchema, materialName });
