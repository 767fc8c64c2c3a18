import type { Failure } from '@bank-soal/contract/failures';
import { isCurrent } from '../answers/conditional.js';
import { Refusal } from '../refusal.js';

/**
 * Holds a change to what it was made from.
 *
 * @param ifMatch what the caller's If-Match says; undefined: nothing is held to
 * @param etag the tag of the thing as it is
 * @param current the thing as this caller reads it
 * @param what it is
 * @throws Refusal 412 with the thing as it is, when it is another
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
