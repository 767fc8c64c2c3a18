import { expect, it } from 'vitest';
import { questionName } from './question-name.js';

it.each([
  ['Jelaskan tumpukan.', 'Jelaskan tumpukan.'],
  ['---\n## Analisis **kode**\nIsi', 'Analisis kode'],
  [`![Pohon biner](gambar:${'0a'.repeat(32)})\n\nApa isinya?`, 'Pohon biner'],
  [
    '> Apa isi `vector<int>` dan #include <iostream>?',
    'Apa isi vector<int> dan #include <iostream>?',
  ],
  ['Tag \\<b> atau a -> b > c?', 'Tag <b> atau a -> b > c?'],
  [`${'kata '.repeat(30)}`, `${'kata '.repeat(12).trim()}…`],
  ['x'.repeat(90), `${'x'.repeat(30)}…`],
])('calls %j %j', (question, name) => {
  expect(questionName(question)).toBe(name);
});
