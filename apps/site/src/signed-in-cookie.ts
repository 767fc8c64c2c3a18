import type { SessionUser } from '@bank-soal/contract/session';
import { SIGNED_IN_COOKIE, SOMEBODY } from '@bank-soal/contract/signed-in-cookie';

/** No session lives longer. */
const YEAR_S = 31_536_000;

/** Tells the server who is signed in, so that its next page comes as they may see it. */
export function signedInCookie(user: SessionUser | undefined, isRemembered: boolean): string {
  const [value, age] =
    user !== undefined && isRemembered
      ? [user.id ?? SOMEBODY, `; max-age=${YEAR_S}`]
      : [SOMEBODY, user === undefined ? '; max-age=0' : ''];
  return `${SIGNED_IN_COOKIE}=${value}; path=/; samesite=lax${age}`;
}
