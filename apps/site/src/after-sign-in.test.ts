import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.js';

const user = ['ROLE_USER'];
const admin = ['ROLE_USER', 'ROLE_ADMIN'];

it.each([[user], [admin]])('leads to the page that asked for the sign-in', (roles) => {
  expect(afterSignIn('/preview/3', roles)).toBe('/preview/3');
});

it('leads administrators to the lecturers, and everyone else home', () => {
  expect(afterSignIn(undefined, admin)).toBe('/admin/dosen');
  expect(afterSignIn(undefined, user)).toBe('/');
});

it('never leads to another site', () => {
  expect(afterSignIn('//jahat.example', user)).toBe('/');
  expect(afterSignIn('//jahat.example', admin)).toBe('/admin/dosen');
});
