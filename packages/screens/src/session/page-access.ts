/** Viewers of a page. `browse` is opened to visitors by the site's settings. */
export type PageAccess = 'open' | 'browse' | 'user' | 'admin';

/** A person at a page. */
export interface Visitor {
  signedIn: boolean;
  isAdmin: boolean;
  /** Whether visitors may browse; `undefined` while the site's settings are not known. */
  publicBrowsing: boolean | undefined;
}

/** The guard shows the page, waits for the settings, or leads elsewhere. */
export type AccessDecision = 'show' | 'wait' | 'login' | 'home';

/** Decides whether a page is shown. The server enforces the same by itself. */
export function decideAccess(access: PageAccess, visitor: Visitor): AccessDecision {
  if (access === 'open') return 'show';
  if (visitor.signedIn) return access === 'admin' && !visitor.isAdmin ? 'home' : 'show';
  if (access !== 'browse') return 'login';
  if (visitor.publicBrowsing === undefined) return 'wait';
  return visitor.publicBrowsing ? 'show' : 'login';
}
