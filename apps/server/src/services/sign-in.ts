import { SIGN_IN_SENTENCES } from '@bank-soal/contract/rules-sign-in';
import type { Db } from '../db/schema.js';
import { Refusal } from '../refusal.js';
import { findByEmail, rolesOf } from './accounts.js';
import { isPassword } from './passwords.js';
import type { Tokens } from './tokens.js';

/**
 * Signs a person in.
 *
 * @throws Refusal 404 unknown email, 401 wrong password, 403 disabled account. The password is
 * judged before the status, so that only its owner learns that an account is disabled.
 */
export async function signIn(db: Db, tokens: Tokens, email: string, password: string) {
  const user = await findByEmail(db, email);
  if (user === undefined) throw new Refusal(404, SIGN_IN_SENTENCES.UNKNOWN_EMAIL);
  if (!(await isPassword(password, user.password_hash))) {
    throw new Refusal(401, SIGN_IN_SENTENCES.WRONG_PASSWORD);
  }
  if (user.status !== 'Aktif') throw new Refusal(403, SIGN_IN_SENTENCES.DISABLED);
  return {
    id: user.id,
    username: user.name,
    email: user.email,
    roles: rolesOf(user.kind),
    accessToken: await tokens.issue(user),
  };
}
