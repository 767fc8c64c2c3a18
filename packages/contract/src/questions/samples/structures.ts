import type { SampleQuestion } from './sample-question.js';

const course = { subject: 'Struktur Data', lecturer: 'Dr. Ratna Wulandari, M.Kom.' };

/** Sample questions of Struktur Data. */
export const structures: readonly SampleQuestion[] = [
  {
    id: 'sd-larik',
    question:
      'Diberikan array 1D berisi n bilangan bulat yang terurut naik. Tulis fungsi yang menghitung banyaknya bilangan berbeda di dalamnya dengan sekali lintasan dan tanpa array tambahan.',
    level: 'Mudah',
    type: 'Coding',
    topics: ['Array 1D'],
    ...course,
  },
  {
    id: 'sd-siklus',
    question:
      'Sebuah linked list mungkin memiliki siklus. Tulis fungsi yang memeriksanya dengan memori tambahan O(1), lalu jelaskan mengapa dua penunjuk dengan laju berbeda pasti bertemu bila siklus itu ada.',
    level: 'Sedang',
    type: 'Coding',
    topics: ['Linked List'],
    ...course,
  },
  {
    id: 'sd-bst',
    question: `Kunci berikut disisipkan satu per satu ke *binary search tree* yang mula-mula kosong:

\`50, 30, 70, 20, 40, 60, 80, 35\`

- Gambarkan pohon akhirnya.
- Tuliskan hasil penelusuran *inorder* dan *postorder*.
- Hapus kunci **30** dengan penerus *inorder*-nya, lalu gambarkan kembali pohonnya.`,
    level: 'Sedang',
    type: 'Markdown',
    topics: ['Binary Search Tree'],
    ...course,
  },
  {
    id: 'sd-antrean',
    question:
      'Sebuah antrean dibangun dari dua tumpukan. Buktikan bahwa rangkaian n operasi enqueue dan dequeue memerlukan waktu O(n) seluruhnya, walaupun satu dequeue dapat memerlukan O(n).',
    level: 'Sulit',
    type: 'Essay',
    topics: [],
    ...course,
  },
];
