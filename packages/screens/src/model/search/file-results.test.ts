import type { FileHit } from '@bank-soal/contract/search';
import { expect, it } from 'vitest';
import { setAnswers } from '../../test/fixtures.js';
import { toFileResults } from './file-results.js';

const [first, second] = setAnswers;

function hit(set: FileHit['set'], id: number, words: readonly string[], page = 1): FileHit {
  return {
    set,
    file: { id, originalname: `${id}.pdf`, filetype: 'pdf', filecategory: 'questions' },
    pages: [
      {
        page,
        combinedPage: page === 1 ? null : page + 10,
        parts: words.flatMap((text) => [
          { text, hit: true },
          { text: ' lain ', hit: false },
        ]),
      },
    ],
    morePages: 0,
  };
}

it('puts files of one set together, where the best of them stands', () => {
  const found = toFileResults([[hit(first, 11, []), hit(second, 21, []), hit(first, 12, [])]]);
  expect(found.map(({ set, files }) => [set.id, files.map(({ id }) => id)])).toEqual([
    [1, [11, 12]],
    [2, [21]],
  ]);
});

it('leaves what is shown where it is when a further page brings a file of the same set', () => {
  const found = toFileResults([[hit(first, 11, [])], [hit(first, 12, [])]]);
  expect(found.map(({ files }) => files.map(({ id }) => id))).toEqual([[11], [12]]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
});

it('marks the words as they stand in the file, each once', () => {
  const [found] = toFileResults([[hit(first, 11, ['Rotasi ganda', 'rotasi', 'berotasi'], 3)]]);
  expect(found?.files[0]?.pages[0]?.place).toEqual({
    file: 11,
    page: 3,
    combinedPage: 13,
    words: ['rotasi', 'ganda', 'berotasi'],
  });
});

it('marks forms of the words that other files have, behind those of its own, and not without end', () => {
  const others = Array.from({ length: 20 }, (_, index) => `rotasi${index}`);
  const [found, other] = toFileResults([
    [hit(first, 11, ['rotasi']), hit(second, 21, ['Rotasinya', 'rotasi'])],
    [hit(first, 12, others)],
  ]);
  const wordsOf = (result: typeof found) => result?.files[0]?.pages[0]?.place.words;
  expect(wordsOf(found)).toEqual(['rotasi', 'rotasinya']);
  expect(wordsOf(other)).toEqual(['rotasinya', 'rotasi']);
  expect(wordsOf(toFileResults([[hit(first, 12, others)]])[0])).toHaveLength(16);
});

it('knows no page of the combined preview where the server knows none', () => {
  const [found] = toFileResults([[hit(first, 11, ['avl'], 1)]]);
  expect(found?.files[0]?.pages[0]?.place.combinedPage).toBeUndefined();
});
