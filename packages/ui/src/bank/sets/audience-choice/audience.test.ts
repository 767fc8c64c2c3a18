import { expect, it } from 'vitest';
import { audiencesUpTo, narrower } from './audience.js';

it('offers what is not wider', () => {
  expect(audiencesUpTo('public')).toEqual(['public', 'users', 'lecturers', 'owner']);
  expect(audiencesUpTo('lecturers')).toEqual(['lecturers', 'owner']);
});

it.each([
  ['public', 'users', 'users'],
  ['owner', 'public', 'owner'],
  ['lecturers', 'lecturers', 'lecturers'],
] as const)('of %s and %s, %s is narrower', (a, b, expected) => {
  expect(narrower(a, b)).toBe(expected);
});
