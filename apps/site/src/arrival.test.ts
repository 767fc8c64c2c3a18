import { expect, it } from 'vitest';
import { readArrival } from './arrival.js';

it.each([
  ['#kode=abc_-9', { code: 'abc_-9' }],
  ['#masalah=oidc-denied', { problem: 'oidc-denied' }],
  ['#kode=&masalah=oidc-denied', { problem: 'oidc-denied' }],
  ['#isi', undefined],
  ['', undefined],
])('reads %j', (hash, arrival) => {
  expect(readArrival(hash)).toEqual(arrival);
});
