import { SIGNED_IN_COOKIE } from '@bank-soal/contract/signed-in-cookie';

/** Tells the server whether someone is signed in, so that its next page comes as they may see it. */
export function signedInCookie(signedIn: boolean): string {
  return `${SIGNED_IN_COOKIE}=1; path=/; samesite=lax${signedIn ? '' : '; max-age=0'}`;
}
