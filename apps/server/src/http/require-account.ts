import { isAdmin } from '@bank-soal/contract/roles';
import type { Access } from '@bank-soal/contract/routes';
import { SESSION_ENDED } from '@bank-soal/contract/rules-sign-in';
import { TOKEN_HEADER } from '@bank-soal/contract/session';
import type { Context } from 'hono';
import { Refusal } from '../refusal.js';
import type { Account } from '../services/accounts.js';
import type { Tokens } from '../services/tokens.js';

/** Clients that were written against the specification look for the word 'Unauthorized'. */
export const UNAUTHORIZED = `Unauthorized: ${SESSION_ENDED}`;

export const ADMIN_ONLY = 'Akses ditolak. Hanya administrator yang dapat melakukan aksi ini.';

function tokenOf(c: Context): string | undefined {
  const own = c.req.header(TOKEN_HEADER);
  if (own) return own;
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The caller's account, if the request carries a token that holds. */
export async function accountOf(tokens: Tokens, c: Context): Promise<Account | undefined> {
  const token = tokenOf(c);
  return token === undefined ? undefined : tokens.accountOf(token);
}

/**
 * Lets a call through to those who may make it.
 *
 * @throws Refusal 401 without a valid token, 403 without the role
 */
export async function requireAccount(
  access: Access,
  tokens: Tokens,
  c: Context,
): Promise<Account | undefined> {
  if (access === 'public') return undefined;
  const account = await accountOf(tokens, c);
  if (account === undefined) throw new Refusal(401, UNAUTHORIZED);
  if (access === 'admin' && !isAdmin(account.roles)) throw new Refusal(403, ADMIN_ONLY);
  return account;
}
