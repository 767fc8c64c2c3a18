import { ROLE_ADMIN, ROLE_USER } from '@bank-soal/contract/roles';
import { emailKey } from '@bank-soal/contract/rules-email';
import type { Db, DbOrTransaction, UserRow } from '../db/schema.js';
import { hashPassword } from './passwords.js';

/** A person as the rest of the server sees them. */
export interface Account {
  id: number;
  name: string;
  email: string;
  roles: string[];
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  kind: UserRow['kind'];
  status?: UserRow['status'];
  isDemo?: boolean;
}

export function rolesOf(kind: UserRow['kind']): string[] {
  return kind === 'admin' ? [ROLE_USER, ROLE_ADMIN] : [ROLE_USER];
}

export function toAccount({ id, name, email, kind }: UserRow): Account {
  return { id, name, email, roles: rolesOf(kind) };
}

/** A row for a new account; the slow part, hashing, happens here, outside of any transaction. */
export async function accountRow(account: NewAccount, now: string) {
  return {
    name: account.name,
    email: account.email.trim(),
    email_key: emailKey(account.email),
    password_hash: await hashPassword(account.password),
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

/** Tells whether accounts with public passwords exist. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_demo', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
