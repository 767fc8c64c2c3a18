import { EMPTY_HEAD, type PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionAnswer } from '@bank-soal/contract/questions';

const CODE = '```';

const base: QuestionAnswer = {
  id: 1,
  version: 1,
  kind: 'uraian',
  subject: 'Struktur Data',
  difficulty: 'Sedang',
  topics: [],
  visibility: 'lecturers',
  owner: { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.' },
  markdown: '',
  options: [],
  answer: '',
  explanation: '',
  points: 10,
  lastUsed: null,
  created_at: '2026-10-01T03:00:00.000Z',
  updated_at: '2026-10-01T03:00:00.000Z',
};

/** Questions of every kind and owner, newest first. */
export const questionAnswers: readonly QuestionAnswer[] = [
  {
    ...base,
    id: 11,
    kind: 'pilihan',
    difficulty: 'Mudah',
    topics: ['Hash Table'],
    markdown: 'Berapa kompleksitas rata-rata pencarian pada *hash table* yang baik?',
    options: [
      { markdown: '$$O(1)$$', right: true },
      { markdown: '$$O(\\log n)$$', right: false },
      { markdown: '$$O(n)$$', right: false },
    ],
    points: 5,
    lastUsed: {
      paperTitle: 'UTS Struktur Data',
      usedOn: '2025-10-14T01:00:00.000Z',
      term: 'Gasal',
    },
  },
  {
    ...base,
    id: 12,
    kind: 'benar-salah',
    visibility: 'owner',
    markdown: 'Antrean mengeluarkan lebih dulu apa yang terakhir masuk.',
    answer: 'salah',
    points: 2,
  },
  {
    ...base,
    id: 13,
    markdown:
      'Jelaskan perbedaan tumpukan dan antrean, masing-masing dengan satu contoh pemakaian.',
    answer: 'Tumpukan: masuk terakhir, keluar pertama. Antrean: masuk pertama, keluar pertama.',
    owner: { id: 5, name: 'Bagas Prasetyanto, S.T., M.T.' },
  },
  {
    ...base,
    id: 14,
    kind: 'kode',
    difficulty: 'Sulit',
    subject: 'Desain Analisis Algoritma',
    markdown: `Tentukan kompleksitas **waktu** kode ini.

${CODE}python
for i in range(n):
    for j in range(i):
        print(i, j)
${CODE}`,
    answer: '$$O(n^2)$$',
    points: 25,
    owner: null,
    isSample: true,
    lecturer: 'I Made Suryadarma, M.Kom.',
  },
  {
    ...base,
    id: 15,
    kind: 'isian',
    difficulty: 'Mudah',
    subject: 'Basis Data',
    markdown: 'Perintah SQL untuk menghapus seluruh tabel adalah …',
    answer: 'DROP TABLE',
    points: 3,
  },
];

/** How a paper stands that one person alone has. */
export const ALONE: Pick<PaperAnswer, 'owner' | 'people' | 'review'> = {
  owner: { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.' },
  people: [],
  review: { status: 'none', by: null, at: null, note: null, ended: null },
};

/** Papers of one person: a draft and one that was used. */
export const paperAnswers: readonly PaperAnswer[] = [
  {
    ...ALONE,
    id: 31,
    title: 'UTS Struktur Data 2026',
    head: {
      ...EMPTY_HEAD,
      university: 'Universitas Contoh',
      faculty: 'Fakultas Ilmu Komputer',
      kind: 'Ujian Tengah Semester',
      course: 'Struktur Data',
      date: '2026-12-01',
      minutes: 90,
      identity: ['Nama', 'NIM'],
    },
    instructions: ['Kerjakan dengan tinta hitam.'],
    sections: [
      {
        title: 'A. Pilihan',
        note: 'Pilih satu jawaban yang paling tepat.',
        shuffle: true,
        items: [
          { questionId: 11, version: 1, points: 5, space: 'none' },
          { questionId: 12, version: 1, points: 2, space: 'none' },
        ],
      },
      {
        title: 'B. Uraian',
        note: '',
        shuffle: false,
        items: [{ questionId: 13, version: 1, points: 20, space: 'third' }],
      },
    ],
    variants: 2,
    shuffleOptions: true,
    size: 'A4',
    seed: 42,
    status: 'draf',
    usedOn: null,
    totalPoints: 27,
    updated_at: '2026-11-20T03:12:00.000Z',
  },
  {
    ...ALONE,
    id: 30,
    title: 'Kuis Basis Data',
    head: { ...EMPTY_HEAD, course: 'Basis Data' },
    instructions: [],
    sections: [
      {
        title: '',
        note: '',
        shuffle: false,
        items: [{ questionId: 15, version: 1, points: 10, space: 'lines4' }],
      },
    ],
    variants: 1,
    shuffleOptions: false,
    size: 'A4',
    seed: 7,
    status: 'dipakai',
    usedOn: '2026-10-14T01:00:00.000Z',
    totalPoints: 10,
    updated_at: '2026-10-14T01:00:00.000Z',
  },
];
