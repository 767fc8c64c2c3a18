import { ApiError } from '../api/errors.js';

/** Statuses by which a server refuses what was typed, rather than who asks or when. */
const REFUSED_INPUT: ReadonlySet<number> = new Set([400, 409, 422]);

/** Whether the server refused what was typed: what it says no longer holds once that is edited. */
export function refusesInput(error: unknown): boolean {
  return error instanceof ApiError && REFUSED_INPUT.has(error.status);
}

/**
 * Problems that remain after an edit: a field's error clears when that field is edited.
 *
 * @param problems sentences by field
 * @param edited the fields that were edited, as keys
 * @returns the same object when none of them was wrong
 */
export function withoutEdited<P extends object>(problems: P, edited: object): Partial<P> {
  const left = Object.entries(problems).filter(([field]) => !Object.hasOwn(edited, field));
  const same = left.length === Object.keys(problems).length;
  return same ? problems : (Object.fromEntries(left) as Partial<P>);
}
