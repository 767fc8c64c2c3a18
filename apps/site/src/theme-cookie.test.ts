import { expect, it } from 'vitest';
import { themeCookie } from './theme-cookie.js';

it('keeps a chosen theme for a year, on the whole site', () => {
  expect(themeCookie('dark')).toBe('bank-soal-theme=dark; path=/; max-age=31536000; samesite=lax');
});

it('is forgotten when the device decides again', () => {
  expect(themeCookie('system')).toBe('bank-soal-theme=; path=/; max-age=0; samesite=lax');
});
