import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { OidcProblem } from './oidc-problem.js';
import type { Checks } from './provider.js';

/** How long a person may take at the campus's sign-in. */
export const REQUEST_SECONDS = 600;

/** A browser's way to the provider and back. */
export interface AuthorizationRequest extends Checks {
  /** The page of this site to go on to; `''` for none. */
  next: string;
}

/** Seals what a browser carries to the provider and back, so that it can neither read nor change it. */
export interface RequestSeal {
  seal: (request: AuthorizationRequest) => Promise<string>;
  /** @throws OidcProblem when it took too long, or was never sealed here */
  open: (sealed: string | undefined) => Promise<AuthorizationRequest>;
}

const ENCRYPTION = 'A256GCM';
const PARTS = ['state', 'nonce', 'verifier', 'next'] as const;

/** @param secret of all servers of this bank: a browser may come back to another one */
export function createRequestSeal(secret: string): RequestSeal {
  // A key of its own: what signs tokens opens no authorization request.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'bank-soal oidc trip', 32));
  return {
    seal: ({ state, nonce, verifier, next }) =>
      new EncryptJWT({ state, nonce, verifier, next })
        .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
        .setExpirationTime(Math.floor(Date.now() / 1000) + REQUEST_SECONDS)
        .encrypt(key),
    open: async (sealed) => {
      // A browser forgets it when its time is over.
      if (sealed === undefined) throw new OidcProblem('oidc-expired');
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: [ENCRYPTION],
          requiredClaims: ['exp', ...PARTS],
        });
        const [state, nonce, verifier, next] = PARTS.map((part) => String(payload[part]));
        return { state, nonce, verifier, next } as AuthorizationRequest;
      } catch (error) {
        const isLate = error instanceof errors.JWTExpired;
        throw new OidcProblem(isLate ? 'oidc-expired' : 'oidc-invalid', error);
      }
    },
  };
}
