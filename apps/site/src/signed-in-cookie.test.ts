import { expect, it } from 'vitest';
import { signedInCookie } from './signed-in-cookie.js';

const user = { id: 4, username: 'sari', email: 'a@b.id', roles: [], accessToken: 'abc' };

it('names who is remembered, and nobody whose session ends with the tab', () => {
  expect(signedInCookie(user, true)).toBe(
    'bank-soal-signed-in=4; path=/; samesite=lax; max-age=31536000',
  );
  expect(signedInCookie(user, false)).toBe('bank-soal-signed-in=tab; path=/; samesite=lax');
});

it('names nobody whom it does not know by number', () => {
  expect(signedInCookie({ ...user, id: undefined }, true)).toMatch(/^bank-soal-signed-in=tab;/);
});

it('is taken back afterwards', () => {
  expect(signedInCookie(undefined, false)).toBe(
    'bank-soal-signed-in=tab; path=/; samesite=lax; max-age=0',
  );
});
