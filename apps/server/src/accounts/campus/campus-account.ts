import type { Transaction } from 'kysely';
import { dialectOf, locked } from '../../db/dialect.js';
import type { Database, Db } from '../../db/schema.js';
import { transact } from '../../db/transact.js';
import { isUniqueViolation } from '../../db/unique-violation.js';
import type { CampusPerson } from '../../oidc/campus-person.js';
import type { OidcSettings } from '../../settings/config-oidc.js';
import {
  applyCampusRole,
  type CampusAccount,
  campusRoleOf,
  type KnownUser,
} from './campus-role.js';
import { firstSignIn } from './first-sign-in.js';

function knownUser(
  transaction: Transaction<Database>,
  { issuer, subject }: CampusPerson,
): Promise<KnownUser | undefined> {
  return transaction
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .select(['identities.id as identity_id', 'identities.made_admin'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .modifyEnd(locked(transaction, 'update', 'users'))
    .executeTakeFirst();
}

/**
 * The account of a person that the provider vouches for: their own, one that is linked to them from now on,
 * or a new one. Their role is checked again each time.
 */
export async function campusAccount(
  db: Db,
  settings: OidcSettings,
  person: CampusPerson,
): Promise<CampusAccount> {
  const role = campusRoleOf(person, settings);
  const { kind } = role;
  try {
    return await transact(db, async (transaction): Promise<CampusAccount> => {
      const known = await knownUser(transaction, person);
      if (known !== undefined) return applyCampusRole(transaction, known, role);
      if (kind === 'refused') return { problem: 'account-refused' };
      // Of many first sign-ins at once each finds what the one before it has made.
      await dialectOf(transaction).alone(transaction, 'identities');
      const meanwhile = await knownUser(transaction, person);
      if (meanwhile !== undefined) return applyCampusRole(transaction, meanwhile, role);
      return firstSignIn(transaction, settings, person, { ...role, kind });
    });
  } catch (error) {
    // An administrator has made an account of this address at the same moment.
    if (isUniqueViolation(error)) return { problem: 'address-taken' };
    throw error;
  }
}
