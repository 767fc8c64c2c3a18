import { expect, it } from 'vitest';
import { toFindable } from './findable.js';

it.each([
  ['Pohon AVL', 'pohon avl'],
  ['entr\u00e9e', 'entree'],
  ['entre\u0301e', 'entree'],
  ['e\uFB03sien', 'effisien'],
  ['kompleksitas \u{1D442}(\u{1D45B})', 'kompleksitas o(n)'],
  ['baris \n  berikut', 'baris berikut'],
  ['algo-\nritma', 'algoritma'],
  ['algo\u00AD\nritma', 'algoritma'],
  ['pra\u00ADnata', 'pranata'],
  ['C-\n1', 'c- 1'],
  ['UTS-\nGasal', 'uts- gasal'],
  ['\u201Ckutip\u201D \u2013 \u2018lagi\u2019', '"kutip" - \'lagi\''],
  ['\u0130stanbul', 'istanbul'],
  ['', ''],
])('reads %j as %j', (source, text) => {
  expect(toFindable(source).text).toBe(text);
});

it('knows where each letter stands in the source', () => {
  const source = 'Ae\u0301 \n o\uFB01 algo-\nritma';
  const { text, starts, ends } = toFindable(source);
  const cut = (part: string) => {
    const at = text.indexOf(part);
    return source.slice(starts[at], ends[at + part.length - 1]);
  };
  expect(cut('ae')).toBe('Ae\u0301');
  expect(cut('f')).toBe('\uFB01');
  expect(cut('e o')).toBe('e\u0301 \n o');
  expect(cut('algoritma')).toBe('algo-\nritma');
  expect(starts).toHaveLength(text.length);
  expect(ends).toHaveLength(text.length);
});
