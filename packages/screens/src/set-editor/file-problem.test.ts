import { expect, it } from 'vitest';
import { english } from '../english/index.js';
import { fileProblem } from './file-problem.js';
import { uploadMessages } from './upload-messages.js';

it.each([
  ['a.pdf', 1, undefined, undefined],
  [
    'a.pdf',
    0,
    'a.pdf: File kosong tidak dapat diupload.',
    'a.pdf: An empty file cannot be uploaded.',
  ],
  [
    'a.pdf',
    1024 * 1024 + 1,
    'a.pdf: Ukuran file melebihi 1 MB.',
    'a.pdf: The file is larger than 1 MB.',
  ],
  [
    'a.exe',
    1,
    'a.exe: Format file .exe tidak didukung. Gunakan PDF, DOCX, atau TXT.',
    'a.exe: Files of this kind are not accepted. Use PDF, DOCX, or TXT.',
  ],
])('judges %s of %i bytes', (name, size, indonesian, inEnglish) => {
  expect(fileProblem({ name, size }, 1, uploadMessages)).toBe(indonesian);
  expect(fileProblem({ name, size }, 1, english.upload)).toBe(inEnglish);
});
