import { expect, it } from 'vitest';
import { emailHint } from './sign-in-events.js';

it.each([
  [' sari.wulandari@uji.ac.id', 'sa…@uji.ac.id'],
  ['a@uji.ac.id', 'a…@uji.ac.id'],
  ['rahasia-sekali', undefined],
  ['sari@uji', undefined],
  [`${'x'.repeat(300)}@uji.ac.id`, undefined],
  ['sa\0ri@uji.ac.id', undefined],
])('shows of %j: %j', (typed, shown) => {
  expect(emailHint(typed)).toBe(shown);
});
