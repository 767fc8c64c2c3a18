import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.js';

it('leads to the page that asked for the sign-in', () => {
  expect(afterSignIn('/preview/3')).toBe('/preview/3');
});

it('leads home without one, and never to another site', () => {
  expect(afterSignIn(null)).toBe('/');
  expect(afterSignIn('//jahat.example')).toBe('/');
});
