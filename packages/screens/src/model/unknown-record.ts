/** What was parsed out of a text that anyone may have written: no part of it is known. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Tells whether a value has parts that can be looked at. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null;
