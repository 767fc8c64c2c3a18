import type { Failure } from '@bank-soal/contract/common';
import { isCurrent } from '../answers/conditional.js';
import { Refusal } from '../failures/refusal.js';

/**
 * Refuses a change that was made from a stale state.
 *
 * @param ifMatch the caller's If-Match; undefined: any state is fine
 * @param etag the tag of the current state
 * @param current the thing as this caller reads it
 * @param what the kind of the thing
 * @throws Refusal 412 with the current state, when it is another
 */
export function refuseStale(
  ifMatch: string | undefined,
  etag: string,
  current: object,
  what: Extract<Failure, { code: 'changed-meanwhile' }>['what'],
): void {
  if (ifMatch === undefined || isCurrent(ifMatch, etag)) return;
  const failure = { code: 'changed-meanwhile', what } as Failure;
  throw new Refusal(412, failure, { ETag: etag }, { current });
}
