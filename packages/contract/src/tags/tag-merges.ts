import * as z from 'zod/mini';
import { issueOf } from '../common/failures.js';
import { idSchema } from '../common/ids.js';

/** How long a merge of two tags can be undone. */
export const MERGE_UNDO_SECONDS = 60;

const issue = issueOf({ code: 'invalid', what: 'merge-into' });

/** Body of a merge: the tag that stays. */
export const tagMergeBodySchema = z.object({ into: z.int(issue).check(z.positive(issue)) });

/** Changes that a merge of two tags has made. */
export const tagMergeSchema = z.object({
  /** Of the merge, to undo it. */
  id: idSchema,
  /** Sets that have the other tag now, withdrawn ones among them. */
  sets: z.int(),
  /** Questions with a new version that has the other tag. */
  questions: z.int(),
});

/** Changes that a merge of two tags has made. */
export type TagMergeAnswer = z.infer<typeof tagMergeSchema>;

const uses = {
  /** The tag's. */
  id: idSchema,
  /** Sets that have it, withdrawn ones among them. */
  sets: z.int(),
  /** Questions that have it, whoever may see them. */
  questions: z.int(),
};

/** Where each tag is used: all that a merge would move. */
export const tagUsesSchema = z.object({
  courses: z.array(
    z.object({
      ...uses,
      /** Tags assigned to it and its own materials. */
      materials: z.int(),
    }),
  ),
  materials: z.array(
    z.object({
      ...uses,
      /** The name of the course that it is assigned to. */
      course: z.nullable(z.string()),
    }),
  ),
});

/** Where each tag is used. */
export type TagUsesAnswer = z.infer<typeof tagUsesSchema>;
