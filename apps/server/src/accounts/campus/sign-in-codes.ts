import { randomBytes } from 'node:crypto';
import type { Db, DbOrTransaction, UserRow } from '../../db/schema.js';
import { Refusal } from '../../failures/refusal.js';
import { GOOD_FOR_MS, hashOfCode } from '../../oidc/sign-in-code.js';

const CODE_BYTES = 32;
/** Makes a code with which a browser begins an account's session, once, within a minute. */
export async function makeSignInCode(
  db: Db,
  { id, token_generation }: Pick<UserRow, 'id' | 'token_generation'>,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await db
    .insertInto('sign_in_codes')
    .values({
      hash: hashOfCode(code),
      user_id: id,
      token_generation,
      expires_at: Date.now() + GOOD_FOR_MS,
    })
    .execute();
  return code;
}

const expired = () => new Refusal(401, { code: 'oidc-expired' });

/**
 * The account of a code, which ends with this.
 *
 * @throws Refusal 401 for a code that is unknown, used or late, 403 for a disabled account
 */
export async function takeSignInCode(db: Db, code: string): Promise<UserRow> {
  // One statement: of two at once only one finds it.
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('hash', '=', hashOfCode(code))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.expires_at < Date.now()) throw expired();
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  if (user === undefined) throw expired();
  if (user.status !== 'Aktif') throw new Refusal(403, { code: 'account-disabled' });
  // All of the account ended meanwhile, and so does this.
  if (user.token_generation !== row.token_generation) throw expired();
  return user;
}

/** Deletes expired codes. */
export async function forgetSignInCodes(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now.getTime()).execute();
}
