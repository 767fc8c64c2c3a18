import { readFileSync } from 'node:fs';
import type { Failure } from '@bank-soal/contract/common';
import { Refusal } from '../failures/refusal.js';

/**
 * The passwords that are used most, of those with six letters and digits or more, from the statistics of
 * SecLists (https://github.com/danielmiessler/SecLists): the first 3,000 but for rude ones.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Failure of a new password that is among the first that anybody tries. */
export function commonPassword(password: string): Failure | undefined {
  const isCommon = COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase());
  return isCommon ? { code: 'too-common', what: 'password' } : undefined;
}

/** @throws Refusal 400 for one of them */
export function refuseCommonPassword(password: string): void {
  const failure = commonPassword(password);
  if (failure !== undefined) throw new Refusal(400, failure);
}
