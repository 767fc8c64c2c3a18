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
  const pageOf = (next = '') => {
    const path = sitePath(next);
    return path.replace(/[?#].*/s, '') === login ? '' : path;
  };
  return {
    /** The login that leads on to a page. */
    loginHref(next?: string, refused?: string): string {
      const query = new URLSearchParams();
      const page = pageOf(next);
      if (page !== '' && page !== home) query.set('next', page);
      if (refused !== undefined) query.set(REFUSED, refused);
      return query.size === 0 ? login : `${login}?${query}`;
    },
    /** The page that a login leads on to: named in its address, or the page in whose place it renders. */
    nextOf({ pathname, search, hash = '' }: { pathname: string; search: string; hash?: string }) {
      if (pathname === login)
        return pageOf(new URLSearchParams(search).get('next') ?? '') || undefined;
      return pathname === home ? undefined : pageOf(pathname + search + hash) || undefined;
    },
    /** Where a sign-in leads: to the page that asked for it; else home, and administrators to their own start. */
    afterSignIn: (next: string | undefined, roles: readonly string[]): string =>
      pageOf(next) || (isAdmin(roles) ? admin : home),
  };
}
