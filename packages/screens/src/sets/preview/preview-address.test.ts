import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { expect, it } from 'vitest';
import { previewAddress } from './preview-address.js';

it.each(FILE_CATEGORIES)('finds %s again in the address', (tab) => {
  expect(previewAddress.read(previewAddress.write({ tab }))).toEqual({ tab });
});

it('writes nothing for the first tab, and shows it for an unknown one', () => {
  expect(previewAddress.write({ tab: 'questions' }).toString()).toBe('');
  expect(previewAddress.read(new URLSearchParams('tab=lainnya'))).toEqual({ tab: 'questions' });
});

it.each([
  ['answers', 'baca=kunci'],
  ['both', 'baca=berdampingan'],
] as const)('finds %s again as what is read', (view, text) => {
  const params = previewAddress.write({ tab: 'questions', view });
  expect(params.toString()).toBe(text);
  expect(previewAddress.read(params)).toEqual({ tab: 'questions', view });
});

it('names the questions as what is read only beside a place, which may lead elsewhere', () => {
  const at = { file: 12, page: 1, combinedPage: 2, words: [] };
  expect(previewAddress.write({ tab: 'questions', view: 'questions' }).toString()).toBe('');
  const params = previewAddress.write({ tab: 'questions', view: 'questions', at });
  expect(params.toString()).toBe('baca=soal&berkas=12&hlm=1&gabungan=2');
  expect(previewAddress.read(params)).toEqual({ tab: 'questions', view: 'questions', at });
  expect(previewAddress.read(new URLSearchParams('baca=semua'))).toEqual({ tab: 'questions' });
});

it('finds a page of a file again, with what is marked there', () => {
  const at = { file: 12, page: 3, combinedPage: 5, words: ['pohon', 'c++', 'o(n)'] };
  const params = previewAddress.write({ tab: 'answers', at });
  expect(params.toString()).toBe(
    'tab=jawaban&berkas=12&hlm=3&gabungan=5&cari=pohon+c%2B%2B+o%28n%29',
  );
  expect(previewAddress.read(params)).toEqual({ tab: 'answers', at });
});

it('finds in whose place it is looked at again, and nobody else', () => {
  const params = previewAddress.write({ tab: 'answers', as: 'user' });
  expect(params.toString()).toBe('tab=jawaban&as=user');
  expect(previewAddress.read(params)).toEqual({ tab: 'answers', as: 'user' });
  expect(previewAddress.read(new URLSearchParams('as=admin'))).toEqual({ tab: 'questions' });
});

it('begins where the address names no file, and on the first page where it names none', () => {
  expect(previewAddress.read(new URLSearchParams('hlm=3&cari=avl'))).toEqual({ tab: 'questions' });
  expect(previewAddress.read(new URLSearchParams('berkas=12&hlm=-1&gabungan=x'))).toEqual({
    tab: 'questions',
    at: { file: 12, page: 1, combinedPage: undefined, words: [] },
  });
});
