import { expect, it } from 'vitest';
import { singleDollars } from './single-dollars.js';

it.each([
  ['Kompleksitas $O(n^2)$ dan $n$.', ['$O(n^2)$', '$n$']],
  ['($\\frac{1}{2}$)', ['$\\frac{1}{2}$']],
  ['Biaya $5 dan $6, atau US$7.', []],
  ['Antara $5-$6.', []],
  ['Variabel $nama dan $umur.', []],
  ['$nama.$umur', []],
  ['Harga \\$x\\$ pas.', []],
  ['$ x $', []],
  ['$$x$$', []],
  ['$'.repeat(20_000), []],
])('%s', (typed, found) => {
  expect(singleDollars(typed)).toEqual(found);
});
