import {
  cleanEmail,
  emailKey,
  ROLE_ADMIN,
  ROLE_LECTURER,
  ROLE_USER,
} from '@bank-soal/contract/accounts';
import type { Account, TokenFacts } from '../account.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { Db, DbOrTransaction, UserRow } from '../db/schema.js';
import { hashPassword } from './passwords.js';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  kind: UserRow['kind'];
  status?: UserRow['status'];
  isDemo?: boolean;
}

const ROLES: Readonly<Record<UserRow['kind'], string[]>> = {
  admin: [ROLE_USER, ROLE_ADMIN],
  lecturer: [ROLE_USER, ROLE_LECTURER],
  student: [ROLE_USER],
};

export function rolesOf(kind: UserRow['kind']): string[] {
  return ROLES[kind];
}

export function toAccount({ id, name, email, kind }: UserRow, token: TokenFacts): Account {
  return { id, name, email, roles: rolesOf(kind), token };
}

/** The account of a token, while it is valid: not signed out, and not ended by a change. */
export async function holderOf(
  db: DbOrTransaction,
  id: number,
  token: TokenFacts,
  lock?: RowLock,
): Promise<Account | undefined> {
  const user = await db
    .selectFrom('users')
    .selectAll('users')
    .select((eb) =>
      eb
        .selectFrom('ended_tokens')
        .select('ended_tokens.id')
        .where('ended_tokens.id', '=', token.id)
        .as('ended'),
    )
    .where('users.id', '=', id)
    .modifyEnd(locked(db, lock, 'users'))
    .executeTakeFirst();
  if (user?.status !== 'Aktif' || user.token_generation !== token.generation) return undefined;
  return user.ended === null ? toAccount(user, token) : undefined;
}

/** A row for a new account; the slow part, hashing, happens here, outside of any transaction. */
export async function accountRow(account: NewAccount, now: string, hash = hashPassword) {
  return {
    name: account.name,
    email: cleanEmail(account.email),
    email_key: emailKey(account.email),
    password_hash: await hash(account.password),
    kind: account.kind,
    status: account.status ?? ('Aktif' as const),
    is_demo: account.isDemo ? 1 : 0,
    created_at: now,
    updated_at: now,
  };
}

export function findByEmail(db: DbOrTransaction, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Whether accounts with public passwords exist. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_demo', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
