import { parseId } from '@bank-soal/contract/ids';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Db, UserRow } from '../db/schema.js';
import { type Account, toAccount } from './accounts.js';

const ALGORITHM = 'HS256';

/** Tokens whose signature need not be worked out again. */
const MOST_REMEMBERED = 2000;

export interface Tokens {
  issue: (user: Pick<UserRow, 'id' | 'token_generation'>) => Promise<string>;
  /** The account that a token stands for now; undefined when it does not hold (any more). */
  accountOf: (token: string) => Promise<Account | undefined>;
}

/**
 * Signed tokens. Each carries its account's generation at sign-in, and every call looks the account
 * up: a deleted or disabled account and a changed password end older tokens at once.
 */
export function createTokens(db: Db, secret: string, ttlSeconds: number): Tokens {
  const key = new TextEncoder().encode(secret);

  // A signature that held goes on holding; whether the token still does is asked every time.
  const verified = new Map<string, JWTPayload>();

  function remember(token: string, claims: JWTPayload): void {
    const [oldest] = verified.keys();
    if (verified.size >= MOST_REMEMBERED && oldest !== undefined) verified.delete(oldest);
    verified.set(token, claims);
  }

  async function claimsOf(token: string): Promise<JWTPayload | undefined> {
    const known = verified.get(token);
    if (known !== undefined) {
      if ((known.exp ?? 0) * 1000 > Date.now()) return known;
      verified.delete(token);
      return undefined;
    }
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp', 'gen'],
      });
      remember(token, payload);
      return payload;
    } catch {
      return undefined;
    }
  }

  return {
    issue: ({ id, token_generation }) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ gen: token_generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(String(id))
        .setIssuedAt(now)
        .setExpirationTime(now + ttlSeconds)
        .sign(key);
    },
    accountOf: async (token) => {
      const claims = await claimsOf(token);
      if (claims === undefined) return undefined;
      const id = parseId(claims.sub ?? '');
      if (id === undefined) return undefined;
      const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      if (user?.status !== 'Aktif' || user.token_generation !== claims.gen) return undefined;
      return toAccount(user);
    },
  };
}
