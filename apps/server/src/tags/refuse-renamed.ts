import { Refusal } from '../failures/refusal.js';

/**
 * Refuses a rename that was made from a stale name; a rename that has been done already may come again.
 *
 * @param from the name that was there then; undefined: any name is fine
 * @throws Refusal 409 with the name that is there
 */
export function refuseRenamed(now: string, from: string | undefined, to: string): void {
  if (from === undefined || now === from || now === to) return;
  throw new Refusal(409, { code: 'renamed-meanwhile', name: now });
}
