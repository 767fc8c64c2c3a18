import type { SessionUser } from '@bank-soal/contract/accounts';

/** Tells people apart at this browser: their id, else their email. */
export function userKey({ id, email }: SessionUser): string {
  return String(id ?? email.toLowerCase());
}
