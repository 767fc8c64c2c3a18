import type { Failure } from '@bank-soal/contract/common';
import { Refusal } from '../failures/refusal.js';
import { COMMON_PASSWORDS } from './common-password-list.js';

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
