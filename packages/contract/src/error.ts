import * as z from 'zod/mini';

/** What every refused call answers: one Indonesian sentence, and for some a word for programs. */
export const errorSchema = z.object({
  message: z.string(),
  /** Stable, in lower case with hyphens: `too-many-writes`. */
  code: z.optional(z.string()),
});

/** What every refused call answers. */
export type ErrorAnswer = z.infer<typeof errorSchema>;

/** A refused import: nothing was stored, and each bad row says why. */
export const importErrorSchema = z.object({
  message: z.string(),
  errors: z.array(
    z.object({
      /** Place in the sent `rows`, counted from 1. */
      row: z.int(),
      field: z.string(),
      message: z.string(),
    }),
  ),
});

/** A refused import. */
export type ImportErrorAnswer = z.infer<typeof importErrorSchema>;

/** A call that was carried out and has nothing else to tell. */
export const messageSchema = z.object({ message: z.string() });

/** A call that was carried out and has nothing else to tell. */
export type MessageAnswer = z.infer<typeof messageSchema>;
