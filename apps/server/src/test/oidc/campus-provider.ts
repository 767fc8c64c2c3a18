import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from '../free-port.js';

/** The cookie by which a test's browser says at the provider who sits before it. */
export const PERSON_COOKIE = 'orang';

/** A person who refuses to sign in. */
export const UNWILLING = 'tidak-mau';

const CLIENT = { id: 'bank-soal', secret: 'rahasia-bank-soal' };

/** A provider as a campus has one, without a page: it believes the browser's word for the person. */
export interface CampusProvider {
  issuer: string;
  /** Claims by person; tests change them. */
  people: Map<string, object>;
  /** Environment of a server that uses it. */
  env: Record<string, string>;
  /** Answers nothing any more, until it goes on. */
  pause: (isAway: boolean) => void;
  stop: () => Promise<void>;
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'kampus' };
}

interface Visit {
  oidc: {
    session: { accountId?: string };
    client: { clientId: string };
    provider: Provider;
  };
}

/** Every person agrees to everything: that page is the provider's own affair. */
async function grantAll({ oidc }: Visit): Promise<object | undefined> {
  const { session, client, provider } = oidc;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid email profile groups');
  await grant.save();
  return grant;
}

function personOf({ headers }: IncomingMessage): string {
  return new RegExp(`${PERSON_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

function isSignInPage({ url }: IncomingMessage): boolean {
  return url?.startsWith('/interaction/') ?? false;
}

async function signIn(provider: Provider, incoming: IncomingMessage, outgoing: ServerResponse) {
  const accountId = personOf(incoming);
  const result = accountId === UNWILLING ? { error: 'access_denied' } : { login: { accountId } };
  await provider.interactionFinished(incoming, outgoing, result);
}

/**
 * Starts a provider on a free port.
 *
 * @param siteUrl the site that may send people to it
 */
export async function startCampusProvider(siteUrl: string): Promise<CampusProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, object>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${siteUrl}/api/auth/oidc/callback`],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    claims: { email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: grantAll,
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    ttl: { Session: 60, Grant: 60, Interaction: 60, AccessToken: 60, IdToken: 60 },
  });
  const answer = provider.callback();
  let away = false;
  const server = createServer((incoming, outgoing) => {
    if (away) return;
    if (isSignInPage(incoming)) void signIn(provider, incoming, outgoing);
    else void answer(incoming, outgoing);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    people,
    env: {
      SITE_URL: siteUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    pause: (isAway) => {
      away = isAway;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
