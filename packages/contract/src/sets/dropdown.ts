import * as z from 'zod/mini';
import { fallback, readNumber } from '../common/lenient.js';

const named = z.object({ id: fallback(z.nullable(readNumber), null), name: z.string() });

/** Options of the filters: course tags, material tags and levels. */
export const dropdownSchema = z.object({
  success: z.boolean(),
  message: fallback(z.string(), ''),
  data: z.object({
    courseTags: z.array(named),
    materialTags: z.array(named),
    difficultyLevels: z.array(
      z.object({ id: fallback(z.nullable(readNumber), null), level: z.string() }),
    ),
  }),
});

/** Options of the filters. */
export type DropdownAnswer = z.infer<typeof dropdownSchema>;
