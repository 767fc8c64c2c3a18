import * as z from 'zod/mini';
import { tagFields, tagNameSchema } from './tag-fields.js';

/** A course tag (tag mata kuliah). */
export const courseTagSchema = z.object(tagFields);

/** A course tag. */
export type CourseTagAnswer = z.infer<typeof courseTagSchema>;

/** All course tags: a bare array. */
export const courseTagListSchema = z.array(courseTagSchema);

/** Body of a new course tag. */
export const courseTagBodySchema = z.object({ name: tagNameSchema });

/** Code shown for a course: `CS` and its id, padded to three digits. */
export function courseCode(id: number): string {
  return `CS${String(id).padStart(3, '0')}`;
}
