import type { SignInProblem } from '@bank-soal/contract/accounts';
import type { Transaction } from 'kysely';
import { recordAudit, SERVER } from '../../administration/audit.js';
import type { Database, UserRow } from '../../db/schema.js';
import type { CampusPerson } from '../../oidc/campus-person.js';
import { kindOf, matches } from '../../oidc/role-rules.js';
import type { OidcSettings } from '../../settings/config-oidc.js';

/** Result for a person whom the provider vouches for. */
export type CampusAccount =
  | { account: UserRow; problem?: never }
  | { problem: SignInProblem; account?: UserRow };

/** Role of a person by the rules. */
export interface CampusRole {
  kind: UserRow['kind'] | 'refused';
  /** The provider itself names them an administrator. */
  isAdmin: boolean;
}

/** An account, and how it hangs together with the person. */
export type KnownUser = UserRow & {
  identity_id: number;
  /** 1 when the provider made it an administrator's. */
  made_admin: number;
};

/** Role of a person by the current rules. */
export function campusRoleOf(person: CampusPerson, { roles, admin }: OidcSettings): CampusRole {
  const isAdmin = admin !== undefined && matches(admin, person);
  return { kind: isAdmin ? 'admin' : kindOf(person, roles), isAdmin };
}

/** Ends all tokens of an account; with a kind it becomes another one. */
function endTokens(
  transaction: Transaction<Database>,
  id: number,
  kind?: UserRow['kind'],
): Promise<UserRow> {
  return transaction
    .updateTable('users')
    .set((eb) => ({
      token_generation: eb('token_generation', '+', 1),
      updated_at: new Date().toISOString(),
      ...(kind !== undefined && { kind }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives an account its role by the current rules; a refused person's sessions end. */
export async function applyCampusRole(
  transaction: Transaction<Database>,
  { identity_id, made_admin, ...account }: KnownUser,
  { kind, isAdmin }: CampusRole,
): Promise<CampusAccount> {
  if (account.status !== 'Aktif') return { problem: 'account-disabled', account };
  if (kind === 'refused') {
    return { problem: 'account-refused', account: await endTokens(transaction, account.id) };
  }
  // An administrator who was made here stays one; one by the provider as long as it says so.
  if (account.kind === 'admin' && made_admin === 0) return { account };
  if (account.kind === kind) return { account };
  await transaction
    .updateTable('identities')
    .set({ made_admin: Number(isAdmin) })
    .where('id', '=', identity_id)
    .execute();
  const { id, name: nama } = account;
  await recordAudit(transaction, SERVER, {
    action: 'update',
    target: 'account',
    targetId: id,
    before: { nama, kind: account.kind },
    after: { nama, kind },
  });
  return { account: await endTokens(transaction, id, kind) };
}
