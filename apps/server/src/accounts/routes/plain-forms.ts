import {
  HANDOVER_ID,
  PAGE_COOKIE,
  type PageHandover,
  SIGNED_IN_COOKIE,
  signInBodySchema,
} from '@bank-soal/contract/accounts';
import { parseId } from '@bank-soal/contract/common';
import { sitePath } from '@bank-soal/contract/site';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Account } from '../../account.js';
import { Refusal } from '../../failures/refusal.js';
import { clientAddress } from '../../http/client-address.js';
import { incomingOf } from '../../http/incoming.js';
import { readBody } from '../../http/read-body.js';
import { SITE_CSP } from '../../http/security-headers.js';
import { PAGE_COOKIE_ATTRIBUTES, type PageAsker } from '../../http/site/page-readers.js';
import { siteFiles } from '../../http/site/site-files.js';
import type { Ask } from '../../http/site/site-renderer.js';
import { siteShell } from '../../http/site/site-shell.js';
import { languageOf, themeOf } from '../../http/site/static-site.js';
import type { Services } from '../../services.js';
import { signIn } from '../sign-in.js';
import { signOut } from '../sign-out.js';

/** Bytes of a form: far more than an email and a password. */
const MOST = 8192;

/** Needs of the plain forms towards the pages. */
export interface PlainFormPages {
  askerOf: (c: Context) => Promise<PageAsker>;
  /** Calls of the API in somebody's name. */
  askAs: (c: Context, account: Account | undefined) => Ask;
}

/** Only the site's own pages send forms here: nobody is signed in or out by a page of elsewhere. */
function isOwnForm(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin') ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).host === c.req.header('host');
  return site === undefined ? isOwn : site === 'same-origin';
}

const privately = { 'Cache-Control': 'no-store' };
const refused = (c: Context) => c.text('Ditolak', 403, privately);

const loginPage = (next: string, status: number) =>
  `/login?${new URLSearchParams({ ...(next && { next }), masalah: String(status) })}`;

/**
 * The forms and downloads of the site's pages before and without scripts, outside `/api`: what they answer is a page or
 * a file. Whoever has scripts goes on with the session that the answer hands over.
 */
export function plainFormRoutes(services: Services, pages: PlainFormPages): Hono {
  const { config, db, pageTokens, tokens } = services;
  const shell = siteShell(siteFiles(config.siteDir));
  const routes = new Hono();

  /** The site's shell, which hands something to its scripts, and leads on where they are switched off. */
  async function handOver(c: Context, handed: PageHandover, next: string): Promise<Response> {
    const page = (await shell(themeOf(c), languageOf(c)))?.bytes.toString() ?? '</head></body>';
    const leads = `<noscript><meta http-equiv="refresh" content="0;url=${next.replaceAll('&', '&amp;')}"></noscript>`;
    const json = JSON.stringify(handed).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="${HANDOVER_ID}">${json}</script>`;
    const html = page
      .replace('</head>', () => `${leads}</head>`)
      .replace('</body>', () => `${data}</body>`);
    return c.html(html, 200, { ...privately, 'Content-Security-Policy': SITE_CSP });
  }

  routes.post('/login', async (c) => {
    if (!isOwnForm(c)) return refused(c);
    const next = sitePath(c.req.query('next'));
    const sent = new URLSearchParams((await readBody(incomingOf(c), { most: MOST })).toString());
    const isRemembered = sent.has('remember');
    try {
      const body = signInBodySchema.safeParse(Object.fromEntries(sent));
      if (!body.success) return c.redirect(loginPage(next, 400), 303);
      const user = await signIn(services, body.data, clientAddress(c, config.settings.TRUST_PROXY));
      const account = await tokens.accountOf(user.accessToken);
      if (account === undefined) return c.redirect(loginPage(next, 401), 303);
      const ends = isRemembered ? { expires: new Date(account.token.expiresAt * 1000) } : {};
      const { httpOnly: _, ...open } = PAGE_COOKIE_ATTRIBUTES;
      setCookie(c, SIGNED_IN_COOKIE, String(account.id), { ...open, secure: false, ...ends });
      setCookie(c, PAGE_COOKIE, await pageTokens.issue(account), {
        ...PAGE_COOKIE_ATTRIBUTES,
        ...ends,
      });
      return await handOver(c, { user, isRemembered }, next || '/');
    } catch (error) {
      if (error instanceof Refusal) return c.redirect(loginPage(next, error.status), 303);
      throw error;
    }
  });

  routes.post('/logout', async (c) => {
    if (!isOwnForm(c)) return refused(c);
    const asker = await pages.askerOf(c);
    // A token that has ended meanwhile is ended.
    if (typeof asker === 'object') await signOut(db, asker).catch(() => undefined);
    const { httpOnly: _, ...open } = PAGE_COOKIE_ATTRIBUTES;
    setCookie(c, SIGNED_IN_COOKIE, '', { ...open, secure: false, maxAge: 0 });
    setCookie(c, PAGE_COOKIE, '', { ...PAGE_COOKIE_ATTRIBUTES, maxAge: 0 });
    return handOver(c, { user: null }, '/');
  });

  routes.get('/unduh/:id', async (c) => {
    const id = parseId(c.req.param('id'));
    if (id === undefined) return c.notFound();
    const asker = await pages.askerOf(c);
    const ask = pages.askAs(c, typeof asker === 'object' ? asker : undefined);
    return ask(`/api/files/download/${id}`, {});
  });
  return routes;
}
