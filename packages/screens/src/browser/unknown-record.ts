/** A value parsed from a text that anyone may have written: no part of it is known. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Tells whether a value has parts that can be looked at. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null;

/** Tells whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** A text; another where it is none. */
export const textOr = (value: unknown, other: string): string => (isText(value) ? value : other);

/** The texts of a list, none of anything else. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText) : [];
