import * as z from 'zod/mini';
import { atLeast, atMost } from './bounded-text.js';
import { IMPORT_ROWS_MAX } from './limits.js';

/**
 * Body of an import: rows of plain values, judged one by one after the shape,
 * so that a refusal can name every bad row.
 */
export const importBodySchema = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .check(
      atLeast(1, { code: 'required', what: 'rows' }),
      atMost(IMPORT_ROWS_MAX, { code: 'too-many', what: 'rows', max: IMPORT_ROWS_MAX }),
    ),
});

/** Answer to an import that was stored. */
export const importAnswerSchema = z.object({ message: z.string(), count: z.int() });

/** Answer to an import that was stored. */
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
