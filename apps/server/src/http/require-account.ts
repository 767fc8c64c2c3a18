import { isAdmin, TOKEN_HEADER } from '@bank-soal/contract/accounts';
import type { Access } from '@bank-soal/contract/routes';
import type { Context } from 'hono';
import type { Account } from '../account.js';
import { adminOnly, unauthorized } from '../failures/refusal.js';
import type { Config } from '../settings/config.js';
import { viewerInside } from './ask-inside.js';
import { clientAddress } from './client-address.js';
import { incomingOf } from './incoming.js';

export interface TokenHolders {
  /** The account that a token stands for now; undefined when it does not hold (any more). */
  accountOf: (token: string) => Promise<Account | undefined>;
}

/** The token that a request carries, valid or not. */
export function tokenOf(c: Context): string | undefined {
  const { headers } = incomingOf(c);
  const own = headers[TOKEN_HEADER]?.toString();
  if (own) return own;
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** The caller's account, if the request carries a valid token. */
async function accountOf(tokens: TokenHolders, c: Context): Promise<Account | undefined> {
  const token = tokenOf(c);
  return token === undefined ? viewerInside(c) : tokens.accountOf(token);
}

/** Finds the caller, and their address. */
export interface Callers {
  tokens: TokenHolders;
  /** Whether a proxy of ours writes down where calls come from. */
  config: { settings: Pick<Config['settings'], 'TRUST_PROXY'> };
}

/**
 * Refuses calls of accounts without the right.
 *
 * @throws Refusal 401 without a valid token, 403 without the role
 */
export async function requireAccount(
  access: Access,
  { tokens, config }: Callers,
  c: Context,
): Promise<Account | undefined> {
  if (access === 'public') return undefined;
  const account = await accountOf(tokens, c);
  if (account === undefined) throw unauthorized();
  if (access === 'admin' && !isAdmin(account.roles)) throw adminOnly();
  return { ...account, address: clientAddress(c, config.settings.TRUST_PROXY) };
}
