import * as z from 'zod/mini';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';
import { fallback, readNumber } from '../common/lenient.js';
import { tagFields, tagNameSchema } from './tag-fields.js';

/** A material tag (tag materi) and the course that it is assigned to, if any. */
export const materialTagSchema = z.object({
  ...tagFields,
  course_tag_id: fallback(z.nullable(readNumber), null),
});

/** A material tag. */
export type MaterialTagAnswer = z.infer<typeof materialTagSchema>;

/** Material tags: a bare array. */
export const materialTagListSchema = z.array(materialTagSchema);

/** Body of a new material tag. */
export const materialTagBodySchema = z.object({ name: tagNameSchema });

/** Body that assigns a material tag to a course. */
export const assignCourseBodySchema = z.object({ course_tag_id: idSchema });

const courseIssue = issueOf({ code: 'invalid', what: 'course-id' });

/** Query of taking a tag from its course: from this one only, and from no other. */
export const unassignCourseQuerySchema = z.object({
  course_tag_id: z.optional(
    z.coerce.number(courseIssue).check(z.int(courseIssue), z.positive(courseIssue)),
  ),
});
