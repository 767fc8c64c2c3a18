import { expect, it } from 'vitest';
import { importCounts, initialLines, type QuestionImportRow } from './import-rows.js';

const row = (line: number, part: Partial<QuestionImportRow> = {}): QuestionImportRow => ({
  line,
  title: '',
  problems: [],
  duplicateOf: null,
  ...part,
});
const rows = [
  row(1),
  row(5, { problems: [{ message: 'Gambar hilang.', blocking: false }] }),
  row(9, { problems: [{ message: 'Tanpa jawaban benar.', blocking: true }] }),
  row(12, { duplicateOf: 'Jelaskan …' }),
];

it('ticks what is new and can be taken over', () => {
  expect([...initialLines(rows)]).toEqual([1, 5]);
});

it('counts, and takes nothing over that is blocked', () => {
  expect(importCounts(rows, new Set([1, 9, 12]))).toEqual({
    all: 4,
    chosen: 2,
    duplicates: 1,
    blocked: 1,
  });
});
