/** Cookie in which a browser tells the chosen theme: `light` or `dark`, absent where the device decides. */
export const THEME_COOKIE = 'bank-soal-theme';

/** Longer ones would not fit into a cookie. */
const LONGEST = 1000;

const BASE = 'https://site.invalid';

/**
 * A page of this site to go on to, as a path; `''` for everything else. Whatever a browser would take
 * for another host (`//x`, `/\x`, `/.//x`) is none.
 */
export function sitePath(text = ''): string {
  if (!text.startsWith('/') || text.length > LONGEST || !URL.canParse(text, BASE)) return '';
  const { origin, pathname, search, hash } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith('//')) return '';
  return pathname + search + hash;
}
