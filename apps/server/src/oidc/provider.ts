import { pathOf } from '@bank-soal/contract/endpoints';
import * as client from 'openid-client';
import { isLoopback } from '../loopback.js';
import type { OidcSettings } from '../settings/config-oidc.js';
import { type CampusPerson, campusPerson } from './campus-person.js';
import { OidcProblem, problemOf } from './oidc-problem.js';
import { readingsOf } from './role-rules.js';

/** Time that a provider's own description is cached for. */
const BELIEVED_MS = 60 * 60 * 1000;

/** Values that the answer to one sign-in has to match. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The campus's provider of accounts. */
export interface OidcProvider {
  /** Where a browser is sent, and what its answer will have to fit. @throws OidcProblem */
  begin: () => Promise<{ address: URL; checks: Checks }>;
  /**
   * Person that the provider vouches for.
   *
   * @param search the query with which the browser came back
   * @throws OidcProblem
   */
  finish: (search: string, checks: Checks) => Promise<CampusPerson>;
}

/** The way in which a provider wants the secret; where it does not say, the one that all have. */
function proofBy(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const post = client.ClientSecretPost(secret);
  const basic = client.ClientSecretBasic(secret);
  return (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (isPost ? post : basic)(server, ...rest);
  };
}

function discover(settings: OidcSettings): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer);
  const isPlain = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  return client.discovery(issuer, settings.clientId, {}, proofBy(settings.clientSecret), {
    timeout: settings.timeoutSeconds,
    // The code flow alone does not look at the token's signature.
    execute: [
      client.enableNonRepudiationChecks,
      ...(isPlain ? [client.allowInsecureRequests] : []),
    ],
  });
}

/** Requested scope: the usual one, and claims of the rules that are scopes of their own. */
function scopeFor(
  { roles, admin, emailClaim }: OidcSettings,
  server: client.ServerMetadata,
): string {
  const matches = [...roles.map(({ match }) => match), admin ?? {}];
  const named = [...matches.flatMap(readingsOf).map(({ claim }) => claim), emailClaim];
  const offered = new Set(server.scopes_supported);
  const more = named.filter((claim) => offered.has(claim));
  return [...new Set(['openid', 'email', 'profile', ...more])].join(' ');
}

/** @param settings the provider's; nobody asks it for anything before somebody signs in */
export function createProvider(settings: OidcSettings): OidcProvider {
  const callback = settings.siteUrl + pathOf('oidcCallback');
  let known: { at: number; configuration: Promise<client.Configuration> } | undefined;

  /** The provider's own description; while it is away, the last one. */
  function configuration(): Promise<client.Configuration> {
    if (known !== undefined && Date.now() - known.at < BELIEVED_MS) return known.configuration;
    const before = known;
    const asked = { at: Date.now(), configuration: discover(settings) };
    asked.configuration = asked.configuration.catch((error: unknown) => {
      if (known === asked) known = before;
      if (before !== undefined) return before.configuration;
      throw new OidcProblem('provider-unavailable', error);
    });
    known = asked;
    return asked.configuration;
  }

  async function person(search: string, { state, nonce, verifier }: Checks): Promise<CampusPerson> {
    const from = await configuration();
    const tokens = await client.authorizationCodeGrant(from, new URL(callback + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new OidcProblem('oidc-invalid');
    const server = from.serverMetadata();
    const info =
      server.userinfo_endpoint === undefined
        ? {}
        : await client.fetchUserInfo(from, tokens.access_token, claims.sub);
    return campusPerson(server.issuer, claims, info, settings);
  }

  return {
    begin: async () => {
      const from = await configuration();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(from, {
        redirect_uri: callback,
        scope: scopeFor(settings, from.serverMetadata()),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address, checks };
    },
    finish: (search, checks) =>
      person(search, checks).catch((error: unknown) => {
        throw problemOf(error);
      }),
  };
}
