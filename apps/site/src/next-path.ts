import { paths } from './paths.js';

const BASE = 'https://site.invalid';

/**
 * Reads `?next=`, the page to go on to after signing in. Only a path of this site counts: whatever
 * a browser would take for another host (`//x`, `/\x`, `/.//x`) is refused.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const url = URL.canParse(next, BASE) ? new URL(next, BASE) : undefined;
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === paths.login) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Where a login leads on to. It stands in the place of a page that only the signed in may open, too, until the
 * address is its own: then that page is what is wanted.
 */
export function nextOf({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) {
  if (pathname === paths.login) return safeNext(new URLSearchParams(search).get('next'));
  return pathname === paths.home ? undefined : safeNext(pathname + search + hash);
}

/** The login page that leads on to a page afterwards. */
export function loginHref(next?: string): string {
  const wanted = safeNext(next ?? null);
  if (wanted === undefined || wanted === paths.home) return paths.login;
  return `${paths.login}?next=${encodeURIComponent(wanted)}`;
}
