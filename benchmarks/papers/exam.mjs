import { createHash } from 'node:crypto';
import { treePicture } from './picture.mjs';
import { questions } from './questions.mjs';

const picture = treePicture();
const sha256 = createHash('sha256').update(picture).digest('hex');

const SECTIONS = [
  ['Bagian I: Pilihan ganda', 'Pilih satu jawaban yang paling tepat.', true],
  ['Bagian II: Benar atau salah', '', true],
  ['Bagian III: Isian singkat', '', true],
  [
    'Bagian IV: Uraian dan program',
    'Tuliskan langkah pengerjaan; langkah yang benar ikut dinilai.',
    false,
  ],
];

/** A paper of twenty questions in four variants, with formulas, listings, tables and a picture. */
export const exam = {
  title: 'UTS Struktur Data dan Algoritma',
  head: {
    university: 'Universitas Contoh Nusantara',
    faculty: 'Fakultas Teknologi Informasi · Program Studi Informatika',
    kind: 'UTS',
    term: 'Semester Gasal 2026/2027',
    course: 'Struktur Data dan Algoritma',
    code: 'IF2110',
    date: '2026-10-13',
    minutes: 100,
    lecturer: 'Dr. Ani Wijaya, M.Kom.',
    rules: [
      'Ujian bersifat tertutup; kalkulator tidak diperkenankan.',
      'Tuliskan identitas pada setiap lembar jawaban.',
      'Jawaban ditulis dengan pena, bukan pensil.',
    ],
    identity: ['Nama', 'NIM', 'Kelas'],
  },
  instructions: ['Bacalah *seluruh* naskah sebelum mulai mengerjakan.'],
  sections: questions(sha256).map((items, section) => {
    const [title, note, shuffle] = SECTIONS[section];
    const numbered = items.map((item, at) => ({ ...item, questionId: 100 * (section + 1) + at }));
    return { title, note, shuffle, items: numbered };
  }),
  variants: 4,
  shuffleOptions: true,
  size: 'A4',
  seed: 20261013,
  images: new Map([[sha256, { bytes: picture, type: 'image/png' }]]),
};
