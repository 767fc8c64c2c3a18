import { expect, it } from 'vitest';
import { isTooDeep } from './markdown-depth.js';

it.each([
  ['lists', `${'* '.repeat(51)}x`],
  ['numbers', `kata\n${'1. '.repeat(51)}x`],
  ['quotes', `${'>'.repeat(51)}x`],
  ['both', `${'> - '.repeat(26)}x`],
  ['emphasis', `${'*a '.repeat(1001)}${'a* '.repeat(1001)}`],
  ['marks', `${'*'.repeat(9000)}a${'*'.repeat(9000)}`],
  ['links', `${'['.repeat(4000)}a${'](b)'.repeat(4000)}`],
])('%s without end are too deep', (_, text) => {
  expect(isTooDeep(text)).toBe(true);
});

it.each([
  ['fifty lists', `${'* '.repeat(50)}x`],
  ['a rule', '* '.repeat(80)],
  ['many words in bold', '**tebal** dan *miring* '.repeat(500)],
  ['blanks', 'Isi ________, lalu (____). '.repeat(60)],
  ['a program', '  int *a, *b = &c[i][j]; // * catatan\n'.repeat(300)],
  ['a long list', '1. satu\n   - dua\n     > tiga\n'.repeat(400)],
  ['a table', '| **a** | [b](c) | _d_ |\n'.repeat(400)],
  ['commands', 'nama_berkas_panjang dan a * b * c '.repeat(300)],
])('%s are not', (_, text) => {
  expect(isTooDeep(text)).toBe(false);
});
