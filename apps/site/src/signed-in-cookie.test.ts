import { expect, it } from 'vitest';
import { signedInCookie } from './signed-in-cookie.js';

it('is there while someone is signed in, and is taken back afterwards', () => {
  expect(signedInCookie(true)).toBe('bank-soal-signed-in=1; path=/; samesite=lax');
  expect(signedInCookie(false)).toBe('bank-soal-signed-in=1; path=/; samesite=lax; max-age=0');
});
