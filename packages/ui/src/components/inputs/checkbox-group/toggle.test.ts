import { expect, it } from 'vitest';
import { toggle } from './toggle.js';

const order = ['Mudah', 'Sedang', 'Sulit'];

it('adds in the order of the options', () => {
  expect(toggle(['Sulit'], 'Mudah', order)).toEqual(['Mudah', 'Sulit']);
});

it('takes away what was chosen', () => {
  expect(toggle(['Mudah', 'Sulit'], 'Mudah', order)).toEqual(['Sulit']);
});
