import { THEME_COOKIE } from '@bank-soal/contract/theme-cookie';
import type { ThemeStore } from '@bank-soal/screens/account';

const YEAR_S = 31_536_000;

/** Tells the server the chosen theme, so that its next page comes in it; `system` takes that back. */
export function themeCookie(choice: ReturnType<ThemeStore['choice']>): string {
  const [value, age] = choice === 'system' ? ['', 0] : [choice, YEAR_S];
  return `${THEME_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`;
}
