import { extname } from 'node:path';
import { LANGUAGES, type Language, THEME_COOKIE } from '@bank-soal/contract/site';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Account } from '../../account.js';
import { isCurrent } from '../../answers/conditional.js';
import { negotiate } from '../../answers/encodings.js';
import { speaking, words } from '../../language.js';
import { BUILD_LINE } from '../../version.js';
import { SITE_CSP } from '../security-headers.js';
import type { PageAsker } from './page-readers.js';
import { type SiteFile, siteFiles } from './site-files.js';
import type { Theme } from './site-renderer.js';
import { siteShell } from './site-shell.js';

/** Names in here carry a hash of their content. */
const HASHED = '/assets/';
const YEAR_S = 31_536_000;

const CACHE = {
  hashed: `public, max-age=${YEAR_S}, immutable`,
  page: 'no-cache',
  own: 'private, no-store',
  other: 'public, max-age=3600',
} as const;

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

async function send(c: Context, file: SiteFile, cache: string): Promise<Response> {
  const isPage = cache === CACHE.page || cache === CACHE.own;
  const differs = [file.compressible && 'Accept-Encoding', isPage && 'Cookie'];
  const vary = differs.filter(Boolean).join(', ');
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': cache,
    // Scripts and styles are under the policy of their page. By themselves they may do nothing at all, which takes
    // fewer words: a first visit has a dozen of them.
    ...(cache !== CACHE.hashed && { 'Content-Security-Policy': SITE_CSP }),
    ...(vary && { Vary: vary }),
  };
  if (isCurrent(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers);
  headers['Content-Type'] = file.mediaType;
  const encoding = file.compressible
    ? negotiate(c.req.header('accept-encoding'), 'small')
    : undefined;
  if (encoding === undefined) return c.body(file.bytes, 200, headers);
  return c.body(await file.encoded(encoding), 200, { ...headers, 'Content-Encoding': encoding });
}

/** Whether a path that is no file may be one of the app's own routes. */
function mayBePage(c: Context): boolean {
  if (c.req.path.startsWith(HASHED)) return false;
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(c.req.path) === '');
}

/** The theme that a reader chose. */
export function themeOf(c: Context): Theme | undefined {
  const theme = getCookie(c, THEME_COOKIE);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The part of an address that chooses a language. */
export const LANGUAGE_PARAM = 'lang';

/** The cookie that keeps the choice. */
const LANGUAGE_COOKIE = 'bahasa';

const named = (word: string | undefined) => LANGUAGES.find((language) => language === word);
const askedOf = (c: Context) => named(c.req.query(LANGUAGE_PARAM));

/** The language that a reader chooses by this address, or chose before. Those that a browser lists are nobody's choice. */
export const languageOf = (c: Context): Language =>
  askedOf(c) ?? named(getCookie(c, LANGUAGE_COOKIE)) ?? 'id';

/** How pages come by their content. */
export interface SitePages {
  askerOf: (c: Context) => Promise<PageAsker>;
  /** A page with its content, as an account or a visitor sees it. */
  draw: (
    c: Context,
    language: Language,
    theme: Theme | undefined,
    reader: Account | undefined,
  ) => Promise<SiteFile | undefined>;
}

/** The built site: its files, and its pages for the routes of the app. */
export function staticSite(
  folder: string,
  { askerOf, draw }: SitePages,
): (c: Context) => Promise<Response> | Response {
  const find = siteFiles(folder);
  const shell = siteShell(find);

  async function page(c: Context): Promise<Response> {
    const language = languageOf(c);
    return speaking(language, () => pageIn(c, language));
  }

  async function pageIn(c: Context, language: Language): Promise<Response> {
    const theme = themeOf(c);
    const isChoice = askedOf(c) !== undefined;
    if (isChoice)
      setCookie(c, LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR_S, sameSite: 'Lax' });
    const asker = await askerOf(c);
    const reader = typeof asker === 'object' ? asker : undefined;
    const drawn = asker === 'somebody' ? undefined : await draw(c, language, theme, reader);
    const found = drawn ?? (await shell(theme, language));
    const isOwn = isChoice || (drawn && reader);
    if (found !== undefined) return send(c, found, isOwn ? CACHE.own : CACHE.page);
    return c.text(`Situs belum dibangun: ${BUILD_LINE}`, 503, plain);
  }

  async function get(c: Context): Promise<Response> {
    const { path } = c.req;
    if (path === '/' || path === '/index.html') return page(c);
    // Pages are requested by their routes.
    const file = path.endsWith('.html') ? undefined : await find(path);
    if (file !== undefined)
      return send(c, file, path.startsWith(HASHED) ? CACHE.hashed : CACHE.other);
    return mayBePage(c) ? page(c) : c.text(words(languageOf(c)).shell.missing, 404, plain);
  }

  return (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return get(c);
    return c.text(words(languageOf(c)).shell.noMethod, 405, { ...plain, Allow: 'GET, HEAD' });
  };
}
