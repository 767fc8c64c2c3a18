import { expect, it } from 'vitest';
import { formFileName } from './form-file-name.js';

const named = (title: string) => formFileName({ title }, 'txt');

it.each([
  ['Untitled Form', 'Untitled_Form.txt'],
  ['UTS Struktur Data 2025', 'UTS_Struktur_Data_2025.txt'],
  ['  Kuis \t 1 ', 'Kuis_1.txt'],
  ['', 'Untitled_Form.txt'],
  ['UTS 2024/2025: paket "A"?', 'UTS_2024-2025-_paket_-A.txt'],
  ['..\\..\\etc', 'etc.txt'],
  ['???', 'Untitled_Form.txt'],
  ['nul', '_nul.txt'],
  ['Ujian Éçà 数学', 'Ujian_Éçà_数学.txt'],
])('calls "%s" %s', (title, name) => {
  expect(named(title)).toBe(name);
});

it('cuts a title that no file system takes', () => {
  expect(named('x'.repeat(400))).toBe(`${'x'.repeat(100)}.txt`);
});
