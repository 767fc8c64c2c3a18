import { expect, it } from 'vitest';
import { nearKey } from './near-questions.js';

const asked = (markdown: string, options: readonly string[] = []) =>
  nearKey({
    kind: options.length > 0 ? 'pilihan' : 'uraian',
    markdown,
    options: options.map((one, at) => ({ markdown: one, right: at === 0 })),
  });

it.each([
  [
    'Budi membeli tiga buku. Berapa sisa uang Budi?',
    'Ani membeli tiga buku. Berapa sisa uang Ani?',
  ],
  ['Menurut Dijkstra, apa itu graf?', 'menurut  Prim: apa itu graf?'],
])('takes %s and %s for one question with other names', (a, b) => {
  expect(asked(a)).toBeDefined();
  expect(asked(a)).toBe(asked(b));
});

it.each([
  ['Budi membeli 3 buku di toko.', 'Ani membeli 4 buku di toko.'],
  ['Budi menelepon Ani lalu Budi pergi.', 'Budi menelepon Ani lalu Ani pergi.'],
  ['Kata Budi, jelaskan tumpukan itu.', 'Kata Budi, jelaskan antrean itu.'],
])('keeps %s and %s apart', (a, b) => {
  expect(asked(a)).not.toBe(asked(b));
});

it('says nothing about a question without a name', () => {
  expect(asked('Jelaskan pengertian tumpukan dan antrean.')).toBeUndefined();
});

it('takes options in any order, and keeps other options apart', () => {
  const stem = 'Menurut Budi, apa ibu kota negara itu?';
  const of = (name: string, ...options: string[]) => asked(stem.replace('Budi', name), options);
  expect(of('Ani', 'ya', 'tidak')).toBe(of('Budi', 'tidak', 'ya'));
  expect(of('Ani', 'ya', 'tidak')).not.toBe(of('Budi', 'ya', 'mungkin'));
});
