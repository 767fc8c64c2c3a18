import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

/** Content of a token, and its signer. */
export interface Forgery {
  claims?: JWTPayload;
  sign?: 'own' | 'stranger' | 'public-key' | 'nobody';
  /** Answer of the userinfo endpoint. */
  userinfo?: object;
  /** How the provider answers for tokens. */
  status?: number;
  /** The provider's description of itself. */
  metadata?: object;
  /** Calls that are never answered. */
  hangs?: string;
}

/** A provider that answers what a test wants it to: real ones cannot be made to lie. */
export interface ForgingProvider {
  issuer: string;
  forge: (forgery: Forgery) => void;
  stop: () => Promise<void>;
}

const SUBJECT = 'subjek-1';

async function keys() {
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'satu', alg: 'RS256', use: 'sig' };
  // A public key, taken for a secret.
  const shared = new TextEncoder().encode(await exportSPKI(own.publicKey));
  return { own: own.privateKey, stranger: stranger.privateKey, shared, jwk };
}

type Keys = Awaited<ReturnType<typeof keys>>;

function signed(claims: JWTPayload, sign: Forgery['sign'], of: Keys): Promise<string> | string {
  if (sign === 'nobody') return new UnsecuredJWT(claims).encode();
  const by = (alg: string, key: CryptoKey | Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: of.jwk.kid }).sign(key);
  if (sign === 'public-key') return by('HS256', of.shared);
  return by('RS256', sign === 'stranger' ? of.stranger : of.own);
}

/** Starts one on a free port. */
export async function startForgingProvider(clientId: string): Promise<ForgingProvider> {
  const all = await keys();
  let forgery: Forgery = {};
  let issuer = '';
  let nonce = '';

  async function token(): Promise<object> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: clientId, sub: SUBJECT, iat: now, exp: now + 60, nonce };
    const id_token = await signed({ ...usual, ...forgery.claims }, forgery.sign, all);
    return { access_token: 'akses', token_type: 'bearer', id_token };
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    ...forgery.metadata,
  });

  const answers: Record<string, () => object | Promise<object>> = {
    '/.well-known/openid-configuration': metadata,
    '/token': token,
    '/jwks': () => ({ keys: [all.jwk] }),
    '/me': () => ({ sub: SUBJECT, ...forgery.userinfo }),
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', issuer);
    await text(incoming);
    if (pathname === forgery.hangs) return;
    if (pathname === '/auth') {
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        code: 'kode',
        state: searchParams.get('state') ?? '',
      }).toString();
      outgoing.writeHead(302, { location: back.href }).end();
      return;
    }
    const status = pathname === '/token' ? (forgery.status ?? 200) : 200;
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(await answers[pathname]?.()));
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    forge: (next) => {
      forgery = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
