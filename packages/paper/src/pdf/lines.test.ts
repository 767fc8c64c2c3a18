import { expect, test } from 'vitest';
import { plain, type RichText, run } from '../model/inline.js';
import { breakLines, toPrintable } from './lines.js';
import { body } from './style.js';

/** Every character is as wide as the text is high. */
const measure = (text: string, _font: string, size: number): number => text.length * size;
const { size } = body;

const textsOf = (text: RichText, characters: number): string[] =>
  breakLines(text, characters * size, body, measure).map((line) =>
    line
      .map((run) => run.text)
      .join('')
      .trimEnd(),
  );

test('breaks at spaces', () => {
  expect(textsOf(plain('satu dua tiga'), 8)).toEqual(['satu dua', 'tiga']);
});

test('a word with a power stays whole', () => {
  expect(textsOf([run('nilai 2'), run('10', 'super'), run(' bit')], 8)).toEqual([
    'nilai',
    '210 bit',
  ]);
});

test('runs of one style are joined and follow each other', () => {
  const [line = []] = breakLines(
    [run('a '), run('b c', 'strong'), run(' d')],
    100 * size,
    body,
    measure,
  );
  expect(line.map(({ text, x }) => [text, x / size])).toEqual([
    ['a ', 0],
    ['b c', 2],
    [' d', 5],
  ]);
});

test('signs that the standard fonts lack are written in two', () => {
  expect(toPrintable('a ≤ b ≥ c ≠ d − e adalah …')).toBe('a <= b >= c != d – e adalah\u00a0…');
});
