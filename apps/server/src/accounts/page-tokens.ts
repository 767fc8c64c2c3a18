import { createHmac } from 'node:crypto';
import { parseId } from '@bank-soal/contract/common';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../account.js';
import type { Db } from '../db/schema.js';
import { holderOf } from './accounts.js';

const ALGORITHM = 'HS256';

/** Keys of the pages that are rendered for an account. */
export interface PageTokens {
  /** A key that ends with the token of its account. */
  issue: (account: Account) => Promise<string>;
  /** The account that one stands for now; undefined when it does not hold (any more). */
  accountOf: (pageToken: string) => Promise<Account | undefined>;
}

/**
 * Tokens that name a session and open pages alone. They are signed with a key of their own: none passes for
 * a token of the API, nor the other way round.
 */
export function createPageTokens(db: Db, secret: string): PageTokens {
  const key = createHmac('sha256', secret).update('pages').digest();
  return {
    issue: ({ id, token }) =>
      new SignJWT({ gen: token.generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setJti(token.id)
        .setSubject(String(id))
        .setExpirationTime(token.expiresAt)
        .sign(key),
    accountOf: async (pageToken) => {
      const verified = await jwtVerify(pageToken, key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['sub', 'exp', 'gen', 'jti'],
      }).catch(() => undefined);
      if (verified === undefined) return undefined;
      const { sub = '', exp = 0, jti = '', gen } = verified.payload;
      const id = parseId(sub);
      if (id === undefined || typeof gen !== 'number') return undefined;
      return holderOf(db, id, { id: jti, generation: gen, expiresAt: exp });
    },
  };
}
