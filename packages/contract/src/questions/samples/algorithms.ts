import type { SampleQuestion } from './sample-question.js';

const course = { subject: 'Desain Analisis Algoritma', lecturer: 'I Made Suryadarma, M.Kom.' };

/** Sample questions of Desain Analisis Algoritma. */
export const algorithms: readonly SampleQuestion[] = [
  {
    id: 'daa-kembalian',
    question:
      'Mesin kasir hanya menyediakan koin 1, 5, dan 8. Tunjukkan sebuah jumlah kembalian yang membuat strategi greedy (selalu mengambil koin terbesar) memakai lebih banyak koin daripada cara terbaik, lalu jelaskan penyebabnya.',
    level: 'Mudah',
    type: 'Essay',
    topics: ['Greedy'],
    ...course,
  },
  {
    id: 'daa-jadwal',
    question:
      'Sebuah ruang rapat menerima n permintaan, masing-masing dengan waktu mulai dan selesai. Tulis fungsi yang mengembalikan jumlah permintaan terbanyak yang dapat dilayani tanpa bentrok.\nBatas waktu: O(n log n).',
    level: 'Sedang',
    type: 'Coding',
    topics: ['Greedy'],
    ...course,
  },
  {
    id: 'daa-rekurensi',
    question: `## Menyelesaikan rekurensi

Sebuah algoritma membagi masalah menjadi dua bagian yang sama besar dan menggabungkan hasilnya dalam waktu linear:

$$
T(n) = 2\\,T\\!\\left(\\frac{n}{2}\\right) + n, \\qquad T(1) = 1
$$

1. Gambarkan tiga tingkat pertama pohon rekursinya.
2. Untuk $$n = 2^k$$, buktikan dengan induksi bahwa $$T(n) = n \\log_2 n + n$$ berlaku.`,
    level: 'Sulit',
    type: 'Markdown',
    topics: [],
    ...course,
  },
  {
    id: 'daa-dijkstra',
    question:
      'Berikan sebuah graph berarah dengan tiga simpul dan satu sisi berbobot negatif yang membuat algoritma Dijkstra memberi jarak yang salah. Telusuri langkahnya sampai kesalahan itu terlihat.',
    level: 'Sulit',
    type: 'Essay',
    topics: ['Graph'],
    ...course,
  },
];
