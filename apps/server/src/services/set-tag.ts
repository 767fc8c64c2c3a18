import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { SET_SENTENCES } from '@bank-soal/contract/rules-question-set';
import { isCurrent } from '../answers/conditional.js';
import { weakTag } from '../answers/ready-body.js';
import { Refusal } from '../refusal.js';

/** The ETag of a set as one reader sees it; being downloaded does not change it. */
export function setTag({ downloads: _, ...set }: QuestionSetAnswer): string {
  return weakTag(JSON.stringify(set));
}

/**
 * Holds a change to what it was made from.
 *
 * @param ifMatch what the caller's If-Match says
 * @param current the set as this caller's detail shows it
 * @throws Refusal 412 with the set as it is, when it is another
 */
export function refuseStale(ifMatch: string, current: QuestionSetAnswer): void {
  const etag = setTag(current);
  if (isCurrent(ifMatch, etag)) return;
  const details = { code: 'changed-meanwhile', current };
  throw new Refusal(412, SET_SENTENCES.CHANGED_MEANWHILE, { ETag: etag }, details);
}
