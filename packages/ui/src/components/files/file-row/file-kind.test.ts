import { expect, it } from 'vitest';
import { extension, fileKind } from './file-kind.js';

it.each([
  ['soal.PDF', 'pdf'],
  ['kunci.docx', 'document'],
  ['kunci.doc', 'document'],
  ['masukan.v2.txt', 'text'],
  ['arsip.zip', 'other'],
  ['tanpa-akhiran', 'other'],
])('takes %s for %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

it('believes the given type rather than the name', () => {
  expect(fileKind('soal', 'PDF')).toBe('pdf');
  expect(fileKind('soal.pdf', 'other')).toBe('other');
});

it('finds no ending in a hidden file', () => {
  expect(extension('.txt')).toBe('');
});
