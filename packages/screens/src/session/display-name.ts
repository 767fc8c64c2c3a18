import type { SessionUser } from '@bank-soal/contract/accounts';

/** A user's name in the header: the username, else the email. */
export function displayName({ username, email }: SessionUser): string {
  return username.trim() || email;
}
