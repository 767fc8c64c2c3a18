import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id, at the library's (OWASP's) cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Tells whether a password is the one that was hashed. */
export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password.normalize('NFKC'));
}
