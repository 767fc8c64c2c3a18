import { expect, it } from 'vitest';
import { codesOf, refusalOf, rowOf, rowsOf } from '../test/read.js';

const ESSAY = { kind: 'uraian', markdown: 'Jelaskan "{ [ ,".' };

it('reads bodies of questions, each where it begins', () => {
  const rows = rowsOf(
    `[\n${JSON.stringify(ESSAY)},\n\n  {"kind":\n"kode","markdown":"x"}]`,
    'json',
  );
  expect(rows.map(({ line, kind, question }) => [line, kind, question?.markdown])).toEqual([
    [2, 'uraian', 'Jelaskan "{ [ ,".'],
    [4, 'kode', 'x'],
  ]);
});

it('makes what comes the importer’s own', () => {
  const row = rowOf(JSON.stringify([{ ...ESSAY, visibility: 'lecturers' }]), 'json');
  expect(row.question?.visibility).toBe('owner');
});

it.each([
  [[7], ['broken-question']],
  [[{ ...ESSAY, kind: 'esai' }], ['invalid']],
  [[{ kind: 'uraian' }], ['required']],
  [[{ ...ESSAY, kind: 'benar-salah', answer: 'ya' }], ['invalid']],
  [[{ ...ESSAY, kind: 'pilihan', options: [{ markdown: 'a', right: false }] }], ['invalid']],
  [[{ ...ESSAY, points: -1, topics: 'x' }], ['broken-question', 'invalid']],
])('names what is wrong with %j', (entries, codes) => {
  const row = rowOf(JSON.stringify(entries), 'json');
  expect(codesOf(row).toSorted()).toEqual(codes);
  expect(row.question).toBeUndefined();
});

it.each([
  ['[\n{"a": }]', { code: 'broken-json', line: 2, column: 7 }],
  ['[{"a":1,}]', { code: 'broken-json', line: 1, column: 9 }],
  ['[1 2]', { code: 'broken-json', line: 1, column: 4 }],
  ['["a\nb"]', { code: 'broken-json', line: 1, column: 2 }],
  ['[]]', { code: 'broken-json', line: 1, column: 3 }],
  ['[\n', { code: 'broken-json', line: 2, column: 1 }],
  ['{"kind":"uraian"}', { code: 'broken-json', what: 'list' }],
  ['[]', { code: 'no-questions' }],
  [
    JSON.stringify(Array.from({ length: 2_001 }, () => ESSAY)),
    { code: 'too-many', what: 'questions', max: 2_000 },
  ],
])('refuses %.30s', (text, failure) => {
  expect(refusalOf(text, 'json')).toEqual(failure);
});
