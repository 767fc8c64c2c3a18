import type { BuilderQuestion } from '../papers/draft/question.js';

const CODE = '```';

/** A small bank: one question of each type, and a long one. */
export const bank: readonly [BuilderQuestion, BuilderQuestion, BuilderQuestion, BuilderQuestion] = [
  {
    id: 'stack',
    question:
      'Jelaskan perbedaan tumpukan dan antrean, masing-masing dengan satu contoh pemakaian.',
    subject: 'Struktur Data',
    level: 'Mudah',
    type: 'Essay',
    lecturer: 'Dr. Ratna Wulandari, M.Kom.',
  },
  {
    id: 'reverse',
    question:
      'Tulis fungsi yang membalik linked list tanpa simpul baru.\nSebutkan kompleksitasnya.',
    subject: 'Struktur Data',
    level: 'Sedang',
    type: 'Coding',
    lecturer: 'Bagas Prasetyanto, S.T., M.T.',
  },
  {
    id: 'loop',
    question: `Tentukan kompleksitas **waktu** kode ini sebagai $$O(f(n))$$.

${CODE}python
for i in range(n):
    for j in range(i):
        print(i, j)
${CODE}`,
    subject: 'Desain Analisis Algoritma',
    level: 'Sulit',
    type: 'Markdown',
    lecturer: 'I Made Suryadarma, M.Kom.',
  },
  {
    id: 'join',
    question: 'Apa beda INNER JOIN dan LEFT JOIN?',
    subject: 'Basis Data',
    level: 'Mudah',
    type: 'Essay',
    lecturer: 'Fitri Halimah Nasution, M.Sc.',
  },
];
