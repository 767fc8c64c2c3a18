import type { SampleQuestion } from './sample-question.js';

const course = { subject: 'Jaringan Komputer', lecturer: 'Dr. Yosef Tandilangi, M.T.' };

/** Sample questions of Jaringan Komputer. */
export const networks: readonly SampleQuestion[] = [
  {
    id: 'jk-udp',
    question:
      'Panggilan suara melalui internet umumnya memakai UDP, sedangkan pengunduhan berkas memakai TCP. Jelaskan pilihan itu dari sisi keterlambatan dan keandalan.',
    level: 'Mudah',
    type: 'Essay',
    topics: [],
    ...course,
  },
  {
    id: 'jk-subnet',
    question: `Sebuah kampus memperoleh blok \`192.168.40.0/24\` dan memerlukan tiga jaringan:

| Jaringan | Jumlah host |
| --- | --: |
| Laboratorium | 100 |
| Dosen | 50 |
| Tata usaha | 20 |

Tentukan untuk setiap jaringan **alamat jaringan**, **panjang prefiks**, dan **alamat broadcast**, dengan sesedikit mungkin alamat yang terbuang.`,
    level: 'Sedang',
    type: 'Markdown',
    topics: [],
    ...course,
  },
  {
    id: 'jk-checksum',
    question:
      'Tulis fungsi yang menghitung Internet checksum (jumlah komplemen satu 16 bit) dari sederet byte. Pastikan fungsi Anda benar untuk masukan yang panjangnya ganjil.',
    level: 'Sulit',
    type: 'Coding',
    topics: [],
    ...course,
  },
  {
    id: 'jk-jendela',
    question: `Pengirim memakai *sliding window* pada saluran 10 Mb/s dengan waktu pergi-pulang 40 ms. Setiap segmen berukuran 1.250 byte.

Utilisasi saluran untuk jendela sebesar $$W$$ segmen adalah

$$
U = \\min\\left(1, \\frac{W \\cdot L}{R \\cdot RTT}\\right)
$$

1. Hitung $$U$$ untuk $$W = 10$$.
2. Berapa $$W$$ terkecil agar saluran terpakai penuh?
3. Apa yang terjadi pada $$U$$ bila satu dari seratus segmen hilang dan dipakai *go-back-N*? Jelaskan tanpa menghitung.`,
    level: 'Sulit',
    type: 'Markdown',
    topics: [],
    ...course,
  },
];
