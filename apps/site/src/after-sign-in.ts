import { safeNext } from './next-path.js';
import { paths } from './paths.js';

/**
 * Where a sign-in leads (§2): to the page that asked for it, else home.
 * Administrators go home too for as long as the site has no lecturer management to send them to.
 */
export function afterSignIn(next: string | null): string {
  return safeNext(next) ?? paths.home;
}
