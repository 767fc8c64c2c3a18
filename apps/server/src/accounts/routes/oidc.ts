import { sitePath } from '@bank-soal/contract/site';
import type { Context } from 'hono';
import { notFound, Refusal } from '../../failures/refusal.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { browserCookie, createCodeCookie } from '../../http/code-cookie.js';
import { OidcProblem } from '../../oidc/oidc-problem.js';
import { REQUEST_SECONDS } from '../../oidc/sealed-request.js';
import type { Services } from '../../services.js';
import type { SignInResult } from '../campus/campus-sign-in.js';
import { takeSignInCode } from '../campus/sign-in-codes.js';
import { beginSession } from '../sign-in.js';

/** The login page, with the code of a session or the problem after the `#`: no server sees that. */
function loginPage({ next, code, problem }: SignInResult): string {
  const query = next === '' ? '' : `?next=${encodeURIComponent(next)}`;
  const found = code === undefined ? `masalah=${problem}` : `kode=${code}`;
  return `/login${query}#${found}`;
}

function leadTo(c: Context, address: string): Response {
  c.header('Cache-Control', 'no-store');
  // No referrer: the address has the code.
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(address, 302);
}

/** The calls of the campus's own sign-in; where there is no provider they lead nowhere. */
export function oidcRoutes(services: Services): Handlers {
  const { campus, config, db, metrics, signInEvents } = services;
  if (campus === undefined) {
    const nowhere = () => {
      throw notFound('address');
    };
    return { startOidc: nowhere, oidcCallback: nowhere, oidcSession: nowhere };
  }
  const requestCookie = browserCookie(campus.settings, 'bank-soal-oidc');
  const codes = createCodeCookie(campus.settings);

  return {
    startOidc: async ({ c, query }) => {
      const next = sitePath(query.next);
      try {
        const { address, sealed } = await campus.begin(next);
        requestCookie.give(c, sealed, REQUEST_SECONDS);
        return leadTo(c, address.href);
      } catch (error) {
        if (!(error instanceof OidcProblem)) throw error;
        return leadTo(c, loginPage({ next, problem: error.problem }));
      }
    },
    oidcCallback: async ({ c }) => {
      const { search } = new URL(c.req.url);
      const address = clientAddress(c, config.settings.TRUST_PROXY);
      const result = await campus.end(search, requestCookie.of(c), address);
      requestCookie.forget(c);
      if (result.code !== undefined) codes.give(c, result.code);
      return leadTo(c, loginPage(result));
    },
    oidcSession: async ({ c, body }) => {
      // An address with a code must not lead anyone into another person's session.
      if (!codes.isFor(c, body.code)) throw new Refusal(401, { code: 'oidc-expired' });
      const account = await takeSignInCode(db, body.code);
      const address = clientAddress(c, config.settings.TRUST_PROXY);
      await signInEvents.note({ action: 'sign-in', outcome: 'ok', address, account });
      metrics?.campusSignIn('ok');
      return c.json(await beginSession(services, account), 200, { 'Cache-Control': 'no-store' });
    },
  };
}
