import * as z from 'zod/mini';

/** A code of a failure. Other versions have others, and the first ones had none. */
const code = z.optional(z.string());

/**
 * Answer of every refused call: one Indonesian sentence, and the failure for programs: its code,
 * for some codes its subject, and beside them the numbers and names of the sentence.
 */
export const errorSchema = z.looseObject({
  message: z.string(),
  code,
  what: z.optional(z.string()),
});

/** Answer of every refused call. */
export type ErrorAnswer = z.infer<typeof errorSchema>;

/** A refused file: the key of its set is closed to the reader. */
export const keyClosedSchema = z.object({
  message: z.string(),
  code: z.literal('key-closed'),
  /** ISO 8601, UTC, when the date alone opens it for this reader; else null. */
  opensAt: z.nullable(z.string()),
});

/** A refused import: nothing was stored, and each bad row says why. */
export const importErrorSchema = z.object({
  message: z.string(),
  code,
  errors: z.array(
    z.looseObject({
      /** Place in the sent `rows`, counted from 1. */
      row: z.int(),
      field: z.string(),
      message: z.string(),
      code,
      what: z.optional(z.string()),
    }),
  ),
});

/** A refused import. */
export type ImportErrorAnswer = z.infer<typeof importErrorSchema>;

/** A call that was carried out and has nothing else to tell. */
export const messageSchema = z.object({ message: z.string() });
