import { createHash, randomUUID } from 'node:crypto';
import { parseId } from '@bank-soal/contract/common';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../account.js';
import { dialectOf } from '../db/dialect.js';
import type { Db, UserRow } from '../db/schema.js';
import { holderOf } from './accounts.js';

const ALGORITHM = 'HS256';

/** Tokens whose verified content, and account, are cached. */
const MOST_REMEMBERED = 2000;

export interface Tokens {
  issue: (user: Pick<UserRow, 'id' | 'token_generation'>) => Promise<string>;
  /** The account that a token stands for now; undefined when it does not hold (any more). */
  accountOf: (token: string) => Promise<Account | undefined>;
  /** The same at once, where nothing has been committed since the last call; else undefined. */
  knownAccount: (token: string) => Account | undefined;
}

/**
 * Identity of a token: its number, or for the tokens of earlier versions, which have none, a hash of the
 * signed content. The signature itself has several spellings of its last letter.
 */
function tokenId(token: string, { jti }: JWTPayload): string {
  if (jti !== undefined) return jti;
  const signed = token.slice(0, token.lastIndexOf('.'));
  return createHash('sha256').update(signed).digest('base64url');
}

/** A token with a valid signature. */
interface Verified {
  claims: JWTPayload;
  /** Its account as the database had it, and the commit of that read. */
  found?: { at: number; account: Account | undefined } | undefined;
}

/**
 * Signed tokens. Each carries its account's generation at sign-in, and every call looks the account
 * up, unless nothing at all has been committed since the last time: a deleted or disabled account, a
 * changed password and a sign-out end tokens at once.
 */
export function createTokens(db: Db, secret: string, ttlSeconds: number): Tokens {
  const key = new TextEncoder().encode(secret);

  // A valid signature stays valid; the token itself is checked every time.
  const verified = new Map<string, Verified>();
  const { commits } = dialectOf(db);

  function remember(token: string, claims: JWTPayload): Verified {
    const [oldest] = verified.keys();
    if (verified.size >= MOST_REMEMBERED && oldest !== undefined) verified.delete(oldest);
    const one = { claims };
    verified.set(token, one);
    return one;
  }

  async function verify(token: string): Promise<Verified | undefined> {
    const known = verified.get(token);
    if (known !== undefined) {
      if (isInTime(known)) return known;
      verified.delete(token);
      return undefined;
    }
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp', 'gen'],
      });
      return remember(token, payload);
    } catch {
      return undefined;
    }
  }

  const isInTime = ({ claims }: Verified) => (claims.exp ?? 0) * 1000 > Date.now();

  function holderNow(token: string, claims: JWTPayload): Promise<Account | undefined> | undefined {
    const id = parseId(claims.sub ?? '');
    if (id === undefined) return undefined;
    const { gen: generation, exp: expiresAt } = claims;
    if (typeof generation !== 'number' || expiresAt === undefined) return undefined;
    return holderOf(db, id, { id: tokenId(token, claims), generation, expiresAt });
  }

  return {
    issue: ({ id, token_generation }) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ gen: token_generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setJti(randomUUID())
        .setSubject(String(id))
        .setIssuedAt(now)
        .setExpirationTime(now + ttlSeconds)
        .sign(key);
    },
    accountOf: async (token) => {
      const one = await verify(token);
      if (one === undefined) return undefined;
      // Before the read: a commit in the meantime must not count as read.
      const at = commits?.();
      if (at !== undefined && one.found?.at === at) return one.found.account;
      const account = await holderNow(token, one.claims);
      one.found = at === undefined ? undefined : { at, account };
      return account;
    },
    knownAccount: (token) => {
      const one = verified.get(token);
      if (one?.found === undefined || !isInTime(one)) return undefined;
      return commits?.() === one.found.at ? one.found.account : undefined;
    },
  };
}
