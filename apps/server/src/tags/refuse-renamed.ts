import { Refusal } from '../refusal.js';

/**
 * Holds a rename to the name that it was made from; a rename that has been done already may come again.
 *
 * @param from the name that was there then; undefined: nothing is held to
 * @throws Refusal 409 with the name that is there
 */
export function refuseRenamed(now: string, from: string | undefined, to: string): void {
  if (from === undefined || now === from || now === to) return;
  throw new Refusal(409, { code: 'renamed-meanwhile', name: now });
}
