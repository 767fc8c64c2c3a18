import type { SessionUser } from '@bank-soal/contract/accounts';

/** What the header calls a user: the username, else the email. */
export function displayName({ username, email }: SessionUser): string {
  return username.trim() || email;
}
