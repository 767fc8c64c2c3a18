import * as z from 'zod/mini';

/**
 * `fallback(schema, value)`: reads with the schema, and takes the value for anything else.
 * For fields that a screen can do without; never for those that a rule depends on.
 */
export { catch as fallback } from 'zod/mini';

const WRITTEN_NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/**
 * Reads a number, also one that came as text (`'2'`): drivers of databases write counts so, lest a
 * large one loses digits. Refuses every other text.
 */
export const readNumber = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && WRITTEN_NUMBER.test(value) ? Number(value) : value,
  ),
  z.number(),
);
