import { plain, run } from '@bank-soal/paper/model';
import { expect, test } from 'vitest';
import { readMarks } from './read-marks.js';

test('splits a paragraph at its marks', () => {
  expect(readMarks('Hitung `a*b` untuk **n** = 2^{10}, *stack* s_{1}.')).toEqual([
    run('Hitung '),
    run('a*b', 'code'),
    run(' untuk '),
    run('n', 'strong'),
    run(' = 2'),
    run('10', 'super'),
    run(', '),
    run('stack', 'emphasis'),
    run(' s'),
    run('1', 'sub'),
    run('.'),
  ]);
});

test('leaves lone stars and single identifiers alone', () => {
  expect(readMarks('nilai_akhir 3 * 4 * 5')).toEqual(plain('nilai_akhir 3 * 4 * 5'));
});
