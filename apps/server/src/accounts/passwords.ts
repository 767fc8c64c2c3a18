import { PASSWORD_MAX } from '@bank-soal/contract/common';
import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id, at the library's (OWASP's) cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Instead of a hash: no password is the one of such an account. */
export const NO_PASSWORD = '';

/** Whether a password is the one that was hashed; none that is too long ever was. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  if (hashed === NO_PASSWORD || password.length > PASSWORD_MAX) return false;
  return verify(hashed, password.normalize('NFKC'));
}
