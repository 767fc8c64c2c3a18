import { emailKey } from '@bank-soal/contract/accounts';
import type { Transaction } from 'kysely';
import { recordAudit, SERVER } from '../../administration/audit.js';
import { locked } from '../../db/dialect.js';
import type { Database, UserRow } from '../../db/schema.js';
import type { CampusPerson } from '../../oidc/campus-person.js';
import type { OidcSettings } from '../../settings/config-oidc.js';
import { NO_PASSWORD } from '../passwords.js';
import { applyCampusRole, type CampusAccount, type CampusRole } from './campus-role.js';

const target = 'account';

/** A refused person gets no account. */
type Admitted = CampusRole & { kind: UserRow['kind'] };

/** Stores the identity of a person. */
function storeIdentity(
  transaction: Transaction<Database>,
  { issuer, subject }: CampusPerson,
  user_id: number,
  made_admin: number,
) {
  const created_at = new Date().toISOString();
  return transaction
    .insertInto('identities')
    .values({ issuer, subject, user_id, made_admin, created_at })
    .returning(['id as identity_id', 'made_admin'])
    .executeTakeFirstOrThrow();
}

/** Whether the address proves the account's owner: the campus itself gave it to this person. */
function isOwnAddress({ email }: CampusPerson, { emailDomains }: OidcSettings): boolean {
  if (!email?.isVerified) return false;
  const key = emailKey(email.address);
  // Letters that only look like others are another address.
  if (key !== email.address.toLowerCase()) return false;
  return emailDomains.includes(key.slice(key.lastIndexOf('@') + 1));
}

async function isLinked(transaction: Transaction<Database>, user: UserRow, issuer: string) {
  const row = await transaction
    .selectFrom('identities')
    .select('id')
    .where('user_id', '=', user.id)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row !== undefined;
}

/** Links an account that is here already, if the address is theirs for certain; never an administrator's. */
async function link(
  transaction: Transaction<Database>,
  settings: OidcSettings,
  person: CampusPerson,
  role: Admitted,
  user: UserRow,
): Promise<CampusAccount> {
  const isTaken =
    user.kind === 'admin' ||
    !isOwnAddress(person, settings) ||
    (await isLinked(transaction, user, person.issuer));
  if (isTaken) return { problem: 'address-taken', account: user };
  if (user.status !== 'Aktif') return { problem: 'account-disabled', account: user };
  const identity = await storeIdentity(transaction, person, user.id, 0);
  const { id, name: nama } = user;
  const after = { nama, issuer: person.issuer };
  await recordAudit(transaction, SERVER, { action: 'assign', target, targetId: id, after });
  return applyCampusRole(transaction, { ...user, ...identity }, role);
}

async function create(
  transaction: Transaction<Database>,
  person: CampusPerson,
  { kind, isAdmin }: Admitted,
  address: string,
): Promise<CampusAccount> {
  const now = new Date().toISOString();
  const account = await transaction
    .insertInto('users')
    .values({
      name: person.name,
      email: address,
      email_key: emailKey(address),
      password_hash: NO_PASSWORD,
      kind,
      status: 'Aktif',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, name: nama, email } = account;
  await storeIdentity(transaction, person, id, Number(isAdmin));
  const after = { nama, email, kind, issuer: person.issuer };
  await recordAudit(transaction, SERVER, { action: 'create', target, targetId: id, after });
  return { account };
}

/** Links the account of somebody who comes for the first time, or makes one. */
export async function firstSignIn(
  transaction: Transaction<Database>,
  settings: OidcSettings,
  person: CampusPerson,
  role: Admitted,
): Promise<CampusAccount> {
  const address = person.email?.address;
  if (address === undefined) return { problem: 'address-missing' };
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(address))
    .modifyEnd(locked(transaction, 'update'))
    .executeTakeFirst();
  if (user !== undefined) return link(transaction, settings, person, role, user);
  return create(transaction, person, role, address);
}
