import type { QuestionText } from '../bank/questions/question-content/index.js';

/** A question of each kind, for stories. */
export const SAMPLES = {
  pilihan: {
    kind: 'pilihan',
    markdown: 'Berapa kompleksitas rata-rata pencarian pada *hash table* yang baik?',
    options: [
      { markdown: '$$O(1)$$', right: true },
      { markdown: '$$O(\\log n)$$', right: false },
      { markdown: '$$O(n)$$', right: false },
      { markdown: '$$O(n^2)$$', right: false },
    ],
    answer: '',
    explanation: 'Fungsi *hash* membawa langsung ke embernya.',
  },
  'benar-salah': {
    kind: 'benar-salah',
    markdown: 'Antrean mengeluarkan lebih dulu apa yang terakhir masuk.',
    options: [],
    answer: 'salah',
    explanation: '',
  },
  isian: {
    kind: 'isian',
    markdown: 'Perintah SQL untuk mengambil baris dari sebuah tabel adalah …',
    options: [],
    answer: '`SELECT`',
    explanation: '',
  },
  uraian: {
    kind: 'uraian',
    markdown:
      'Jelaskan perbedaan **tumpukan** dan **antrean**, lalu beri satu contoh masing-masing.',
    options: [],
    answer: 'Tumpukan: terakhir masuk, pertama keluar. Antrean: pertama masuk, pertama keluar.',
    explanation: '',
  },
  kode: {
    kind: 'kode',
    markdown: 'Tulis fungsi yang membalik sebuah teks.',
    options: [],
    answer: '```python\ndef balik(teks):\n    return teks[::-1]\n```',
    explanation: '',
  },
} satisfies Record<string, QuestionText>;
