import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { GOOD_FOR_MS, hashOfCode } from '../oidc/sign-in-code.js';
import type { OidcSettings } from '../settings/config-oidc.js';

/** Cookie of one browser while its user signs in at the campus. */
export interface BrowserCookie {
  give: (c: Context, value: string, seconds: number) => void;
  of: (c: Context) => string | undefined;
  forget: (c: Context) => void;
}

/** A cookie that no script reads, and that on https no other site of the same domain sets. */
export function browserCookie(
  { siteUrl }: Pick<OidcSettings, 'siteUrl'>,
  name: string,
): BrowserCookie {
  const secure = siteUrl.startsWith('https:');
  const whole = secure ? `__Host-${name}` : name;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const give: BrowserCookie['give'] = (c, value, seconds) =>
    setCookie(c, whole, value, { ...attributes, maxAge: seconds });
  return { give, of: (c) => getCookie(c, whole), forget: (c) => give(c, '', 0) };
}

/** Binds the code of a sign-in to the browser that went to the campus. */
export interface CodeCookie {
  give: (c: Context, code: string) => void;
  /** Whether the browser is the one that the code was given to. */
  isFor: (c: Context, code: string) => boolean;
}

export function createCodeCookie(settings: Pick<OidcSettings, 'siteUrl'>): CodeCookie {
  const cookie = browserCookie(settings, 'bank-soal-kode');
  return {
    give: (c, code) => cookie.give(c, hashOfCode(code), GOOD_FOR_MS / 1000),
    isFor: (c, code) => cookie.of(c) === hashOfCode(code),
  };
}
