import type { AuditOutcome } from '@bank-soal/contract/audit-words';
import { isAskable } from '@bank-soal/contract/rules-email';
import type { UserRow } from '../db/schema.js';
import { Refusal } from '../refusal.js';
import { findByEmail, rolesOf } from './accounts.js';
import { isPassword } from './passwords.js';
import type { Services } from './services.js';

/**
 * Signs a person in.
 *
 * @param address where the caller comes from
 * @throws Refusal 404 unknown email, 401 wrong password, 403 disabled account, 429 after too many
 * failures, 503 when too many sign in at once. The password is judged before the status, so that
 * only its owner learns that an account is disabled.
 */
export async function signIn(
  { db, tokens, attemptsOf, passwordWork, signInEvents }: Services,
  { email, password }: { email: string; password: string },
  address: string,
) {
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
  return {
    id: user.id,
    username: user.name,
    email: user.email,
    roles: rolesOf(user.kind),
    accessToken: await tokens.issue(user),
  };
}
