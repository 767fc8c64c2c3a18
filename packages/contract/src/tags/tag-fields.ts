import * as z from 'zod/mini';
import { requiredText, textUpTo } from '../common/bounded-text.js';
import { idSchema } from '../common/ids.js';
import { fallback } from '../common/lenient.js';
import { NAME_MAX } from '../common/limits.js';
import { TAG_NAME } from './rules-tags.js';

/** Name of a tag in a body: one plain line, trimmed, 1 to 100 characters. */
export const tagNameSchema = requiredText(TAG_NAME.required, {
  max: NAME_MAX,
  tooLong: TAG_NAME.tooLong,
});

/**
 * The name that a rename was made from. Where it is another by now, the rename is refused (409, with the
 * name that is there); without it the last one wins.
 */
export const renamedFrom = z.optional(
  textUpTo(NAME_MAX, { code: 'too-long', what: 'tag-name', max: NAME_MAX }),
);

/** Body of a renamed tag. */
export const renamedTagBodySchema = z.object({ name: tagNameSchema, from: renamedFrom });

/** Body of a renamed tag. */
export type RenamedTagBody = z.input<typeof renamedTagBodySchema>;

/** Fields that both kinds of tags have; dates are ISO 8601, UTC. */
export const tagFields = {
  id: idSchema,
  name: z.string(),
  created_at: fallback(z.string(), ''),
  updated_at: fallback(z.string(), ''),
};
