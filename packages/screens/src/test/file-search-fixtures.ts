import type { FileHit } from '@bank-soal/contract/search';
import { setAnswers } from './fixtures.js';

const [first, second] = setAnswers;

const text = (words: string) => ({ text: words, hit: false });
const hit = (words: string) => ({ text: words, hit: true });

/** Files that have 'pohon' and 'avl', as the server answers them: two of one set, one of another. */
export const fileHits: readonly [FileHit, FileHit, FileHit] = [
  {
    set: { ...first, examKind: 'UTS' },
    file: {
      id: 11,
      originalname: 'UTS Struktur Data 2025.pdf',
      filetype: 'pdf',
      filecategory: 'questions',
    },
    pages: [
      {
        page: 3,
        combinedPage: 3,
        parts: [
          text('… jelaskan rotasi ganda pada '),
          hit('pohon'),
          text(' '),
          hit('AVL'),
          text(', lalu gambarkan hasilnya setelah 17 disisipkan …'),
        ],
      },
      {
        page: 5,
        combinedPage: 5,
        parts: [text('… tinggi sebuah '), hit('pohon'), text(' biner dengan n simpul …')],
      },
    ],
    morePages: 4,
  },
  {
    set: second,
    file: {
      id: 21,
      originalname: 'UAS Basis Data paket A.pdf',
      filetype: 'pdf',
      filecategory: 'questions',
    },
    pages: [
      {
        page: 2,
        combinedPage: null,
        parts: [
          text('… indeks berupa '),
          hit('pohon'),
          text(' B+, bukan '),
          hit('AVL'),
          text(' …'),
        ],
      },
    ],
    morePages: 0,
  },
  {
    set: { ...first, examKind: 'UTS' },
    file: {
      id: 12,
      originalname: 'Kunci UTS Struktur Data 2025.docx',
      filetype: 'docx',
      filecategory: 'answers',
    },
    pages: [
      {
        page: 1,
        combinedPage: 1,
        parts: [hit('Pohon AVL'), text(' tetap seimbang setelah penyisipan …')],
      },
    ],
    morePages: 0,
  },
];
