import type { SessionUser } from '@bank-soal/contract/session';

/** What the header calls a user: the username, else the email. */
export function displayName({ username, email }: SessionUser): string {
  return username.trim() || email;
}
