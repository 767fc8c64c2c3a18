import { expect, it } from 'vitest';
import { categoryOfName } from '../upload/upload-items.js';

it.each([
  ['uts-basis-data.pdf', 'questions'],
  ['Kunci_UTS.pdf', 'answers'],
  ['uts jawaban.docx', 'answers'],
  ['solusi2026.txt', 'answers'],
  ['uts-test-case.txt', 'testCases'],
  ['testcases_1.txt', 'testCases'],
  ['Latihan Pengujian Keyboard.pdf', 'questions'],
] as const)('%s belongs to %s', (name, category) => {
  expect(categoryOfName(name)).toBe(category);
});
