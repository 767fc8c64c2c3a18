import { expect, test } from 'vitest';
import { parseInline, plainInline } from './inline.js';

test('splits a paragraph at its marks', () => {
  expect(parseInline('Hitung `a*b` untuk **n** = 2^{10}, *stack* s_{1}.')).toEqual([
    { style: 'plain', text: 'Hitung ' },
    { style: 'code', text: 'a*b' },
    { style: 'plain', text: ' untuk ' },
    { style: 'strong', text: 'n' },
    { style: 'plain', text: ' = 2' },
    { style: 'super', text: '10' },
    { style: 'plain', text: ', ' },
    { style: 'term', text: 'stack' },
    { style: 'plain', text: ' s' },
    { style: 'sub', text: '1' },
    { style: 'plain', text: '.' },
  ]);
});

test('leaves lone stars and single identifiers alone', () => {
  expect(parseInline('nilai_akhir 3 * 4 * 5')).toEqual([
    { style: 'plain', text: 'nilai_akhir 3 * 4 * 5' },
  ]);
});

test('plain text keeps the meaning of powers', () => {
  expect(plainInline('`n` bit memberi 2^{n} nilai, x_{1}')).toBe('n bit memberi 2^n nilai, x1');
});
