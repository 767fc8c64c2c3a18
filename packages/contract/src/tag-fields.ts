import * as z from 'zod/mini';
import { idSchema } from './ids.js';
import { fallback } from './lenient.js';
import { NAME_MAX } from './limits.js';
import { plainLine } from './plain-text.js';
import { TAG_SENTENCES } from './rules-tags.js';

/** Name of a tag in a body: one plain line, trimmed, 1 to 100 characters. */
export const tagNameSchema = z
  .string({ error: TAG_SENTENCES.REQUIRED })
  .check(
    z.overwrite(plainLine),
    z.trim(),
    z.minLength(1, TAG_SENTENCES.REQUIRED),
    z.maxLength(NAME_MAX, TAG_SENTENCES.TOO_LONG),
  );

/** Fields that both kinds of tags have; dates are ISO 8601, UTC. */
export const tagFields = {
  id: idSchema,
  name: z.string(),
  created_at: fallback(z.string(), ''),
  updated_at: fallback(z.string(), ''),
};
