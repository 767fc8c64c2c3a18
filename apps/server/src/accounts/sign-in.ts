import { isAskable, type SessionUser } from '@bank-soal/contract/accounts';
import type { AuditOutcome } from '@bank-soal/contract/administration';
import type { UserRow } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { findByEmail, rolesOf } from './accounts.js';
import { isPassword } from './passwords.js';

/** Answer to a person who has signed in, by any way; the moment is stored. */
export async function beginSession(
  { db, log, tokens }: Pick<Services, 'db' | 'log' | 'tokens'>,
  user: UserRow,
): Promise<SessionUser> {
  await db
    .updateTable('users')
    .set({ last_sign_in: new Date().toISOString() })
    .where('id', '=', user.id)
    .execute()
    // A failed write keeps nobody out.
    .catch((error: unknown) => log.error({ err: error }, 'failed to store last sign-in'));
  return {
    id: user.id,
    username: user.name,
    email: user.email,
    roles: rolesOf(user.kind),
    accessToken: await tokens.issue(user),
  };
}

/**
 * Signs a person in by their password.
 *
 * @param address of the caller
 * @throws Refusal 404 unknown email, 401 wrong password, 403 disabled account or one that signs in by the
 * campus only, 429 after too many failures, 503 when too many sign in at once. The password is judged before
 * the status, so that only its owner learns that an account is disabled.
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  address: string,
) {
  const { config, db, attemptsOf, passwordWork, signInEvents } = services;
  const note = (outcome: AuditOutcome, account?: UserRow) => {
    const about = account === undefined ? { email } : { account };
    return signInEvents.note({ action: 'sign-in', outcome, address, ...about });
  };
  // No account has such an email, and nothing needs to be made of it to know that.
  if (!isAskable(email)) {
    await note('unknown-account');
    throw new Refusal(404, { code: 'unknown-email' });
  }
  const attempts = attemptsOf(email, address, () => note('throttled'));
  await attempts.check();
  const user = await findByEmail(db, email);
  if (user === undefined) {
    await attempts.failed();
    await note('unknown-account');
    throw new Refusal(404, { code: 'unknown-email' });
  }
  if (config.settings.PASSWORD_SIGN_IN === 'admin' && user.kind !== 'admin') {
    await note('refused', user);
    throw new Refusal(403, { code: 'password-closed' });
  }
  const isRight = await passwordWork.run(address, async () => {
    // Again: others may have failed while this one waited.
    await attempts.check();
    const isRight = await isPassword(password, user.password_hash);
    if (!isRight) await attempts.failed();
    return isRight;
  });
  if (!isRight) {
    await note('wrong-password', user);
    throw new Refusal(401, { code: 'wrong-password' });
  }
  await attempts.succeeded();
  if (user.status !== 'Aktif') {
    await note('disabled', user);
    throw new Refusal(403, { code: 'account-disabled' });
  }
  await note('ok', user);
  return beginSession(services, user);
}
