import { extname } from 'node:path';
import { SIGNED_IN_COOKIE } from '@bank-soal/contract/signed-in-cookie';
import { THEME_COOKIE } from '@bank-soal/contract/theme-cookie';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isCurrent } from '../answers/conditional.js';
import { negotiate } from '../answers/encodings.js';
import { SITE_CSP } from './security-headers.js';
import { type SiteFile, siteFiles } from './site-files.js';
import type { Theme } from './site-renderer.js';
import { siteShell } from './site-shell.js';

/** Names in here carry a hash of their content. */
const HASHED = '/assets/';
const YEAR_S = 31_536_000;

const CACHE = {
  hashed: `public, max-age=${YEAR_S}, immutable`,
  page: 'no-cache',
  other: 'public, max-age=3600',
} as const;

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

async function send(c: Context, file: SiteFile, cache: string): Promise<Response> {
  const differs = [file.compressible && 'Accept-Encoding', cache === CACHE.page && 'Cookie'];
  const vary = differs.filter(Boolean).join(', ');
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': cache,
    'Content-Security-Policy': SITE_CSP,
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

function themeOf(c: Context): Theme | undefined {
  const theme = getCookie(c, THEME_COOKIE);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/**
 * The built site: its files, and its pages for the routes of the app.
 *
 * @param draw a page with its content, as visitors see it
 */
export function staticSite(
  folder: string,
  draw: (c: Context, theme: Theme | undefined) => Promise<SiteFile | undefined>,
): (c: Context) => Promise<Response> | Response {
  const find = siteFiles(folder);
  const shell = siteShell(find);

  async function page(c: Context): Promise<Response> {
    const theme = themeOf(c);
    const signedIn = getCookie(c, SIGNED_IN_COOKIE) !== undefined;
    const found = (signedIn ? undefined : await draw(c, theme)) ?? (await shell(theme));
    if (found !== undefined) return send(c, found, CACHE.page);
    return c.text('Situs belum dibangun. Jalankan: npm run build', 503, plain);
  }

  async function get(c: Context): Promise<Response> {
    const { path } = c.req;
    if (path === '/' || path === '/index.html') return page(c);
    // Pages are asked for by their routes.
    const file = path.endsWith('.html') ? undefined : await find(path);
    if (file !== undefined)
      return send(c, file, path.startsWith(HASHED) ? CACHE.hashed : CACHE.other);
    return mayBePage(c) ? page(c) : c.text('Tidak ditemukan', 404, plain);
  }

  return (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return get(c);
    return c.text('Metode tidak tersedia', 405, { ...plain, Allow: 'GET, HEAD' });
  };
}
