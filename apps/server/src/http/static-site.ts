import { extname } from 'node:path';
import type { Context } from 'hono';
import { isCurrent } from './conditional.js';
import { negotiate } from './encodings.js';
import { SITE_CSP } from './security-headers.js';
import { type SiteFile, siteFiles } from './site-files.js';

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
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': cache,
    'Content-Security-Policy': SITE_CSP,
    ...(file.compressible && { Vary: 'Accept-Encoding' }),
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

/** The built site: its files, and its one page for every route of the app. */
export function staticSite(folder: string): (c: Context) => Promise<Response> | Response {
  const find = siteFiles(folder);

  async function page(c: Context): Promise<Response> {
    const index = await find('/index.html');
    if (index !== undefined) return send(c, index, CACHE.page);
    return c.text('Situs belum dibangun. Jalankan: npm run build', 503, plain);
  }

  async function get(c: Context): Promise<Response> {
    const { path } = c.req;
    if (path === '/' || path === '/index.html') return page(c);
    const file = await find(path);
    if (file !== undefined)
      return send(c, file, path.startsWith(HASHED) ? CACHE.hashed : CACHE.other);
    return mayBePage(c) ? page(c) : c.text('Tidak ditemukan', 404, plain);
  }

  return (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return get(c);
    return c.text('Metode tidak tersedia', 405, { ...plain, Allow: 'GET, HEAD' });
  };
}
