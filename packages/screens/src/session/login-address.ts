import { isAdmin } from '@bank-soal/contract/accounts';
import { sitePath } from '@bank-soal/contract/site';

/** Paths of a site around its login. */
export interface LoginPaths {
  login: string;
  home: string;
  /** Where an administrator begins. */
  admin: string;
}

/** In the login's address: the status with which a form without scripts was refused. */
export const REFUSED = 'masalah';

/**
 * Addresses of a login that leads back to where a person wanted to go: to pages of this site alone, never to itself.
 * `next` is a path with its query and hash.
 */
export function createLoginAddress({ login, home, admin }: LoginPaths) {
  function pageOf(next?: string | null): string | undefined {
    const path = sitePath(next ?? '');
    return path.split(/[?#]/)[0] === login ? undefined : path || undefined;
  }
  return {
    /** The login that leads on to a page. */
    loginHref(next?: string, refused?: string): string {
      const query = new URLSearchParams();
      const page = pageOf(next);
      if (page && page !== home) query.set('next', page);
      if (refused) query.set(REFUSED, refused);
      return query.size === 0 ? login : `${login}?${query}`;
    },
    /** The page that a login leads on to: named in its address, or the page in whose place it renders. */
    nextOf({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) {
      if (pathname === home) return undefined;
      const named = pathname === login && new URLSearchParams(search).get('next');
      return pageOf(named === false ? pathname + search + hash : named);
    },
    /** Where a sign-in leads: to the page that asked for it; else home, and administrators to their own start. */
    afterSignIn: (next: string | undefined, roles: readonly string[]): string =>
      pageOf(next) ?? (isAdmin(roles) ? admin : home),
  };
}
