import * as z from 'zod/mini';

/** Identifier of any stored thing: a positive whole number. */
export const idSchema = z.int().check(z.positive());

/** Identifier of any stored thing. */
export type Id = z.infer<typeof idSchema>;

/**
 * Reads an id out of a path segment or a form field.
 *
 * @returns the id, or `undefined` for anything that cannot be one (`'abc'`, `'0'`, `'1.5'`)
 */
export function parseId(text: string): Id | undefined {
  if (!/^[0-9]{1,16}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
