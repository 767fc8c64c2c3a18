import type { BuilderQuestion } from '@bank-soal/screens/builder';

/** Questions of this faculty, to begin with. */
export const questionBank: readonly BuilderQuestion[] = [
  {
    id: 'inverse',
    question: 'Tentukan invers matriks $$A = \\begin{pmatrix} 2 & 1 \\\\ 5 & 3 \\end{pmatrix}$$.',
    subject: 'Aljabar Linear',
    level: 'Mudah',
    type: 'Markdown',
    lecturer: 'Dr. Laksmi Paramitha',
  },
  {
    id: 'limit',
    question: 'Buktikan dengan definisi bahwa $$\\lim_{x \\to 2} x^2 = 4$$.',
    subject: 'Kalkulus',
    level: 'Sedang',
    type: 'Markdown',
    lecturer: 'Dr. Laksmi Paramitha',
  },
];
