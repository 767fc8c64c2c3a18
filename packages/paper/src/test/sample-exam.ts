import type { ExamItem, ExamPaper } from '../exam/index.js';

const TICKS = '```';

/** A red square of 2 by 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==';

/** Address of the sample's picture. */
export const PICTURE = 'a'.repeat(64);

const item = (questionId: number, rest: Partial<ExamItem>): ExamItem => ({
  questionId,
  kind: 'uraian',
  markdown: `Pertanyaan ke-${questionId}.`,
  options: [],
  answer: `Jawaban ke-${questionId}.`,
  explanation: '',
  points: 10,
  space: 'none',
  ...rest,
});

/** A question to choose in, whose right option says so. */
const choice = (questionId: number): ExamItem =>
  item(questionId, {
    kind: 'pilihan',
    options: ['salah satu', 'tepat', 'keliru', 'bukan ini'].map((word) => ({
      markdown: `${word} ${questionId}`,
      right: word === 'tepat',
    })),
    answer: '',
    explanation: `Sebab ${questionId}.`,
  });

const TREE = `Perhatikan pohon *biner* berikut, dengan $$\\sum_{i=1}^{n} \\frac{a_i}{2}$$ simpul.

![Pohon dengan tiga simpul](gambar:${PICTURE})

${TICKS}python
def tinggi(simpul):
    return 0 if simpul is None else 1
${TICKS}

| Kunci | Nilai |
| --- | --- |
| satu | 90 |`;

/** A paper of two sections, with all kinds of questions. */
export const sampleExam: ExamPaper = {
  title: 'UTS Struktur Data',
  head: {
    university: 'Universitas Contoh Nusantara',
    faculty: 'Fakultas Teknologi Informasi',
    kind: 'UTS',
    term: 'Semester Gasal 2026/2027',
    course: 'Struktur Data',
    code: 'IF2110',
    date: '2026-10-13',
    minutes: 90,
    lecturer: 'Dr. Ani Wijaya & Budi',
    rules: ['Buku tertutup.', 'Kalkulator tidak diperkenankan.'],
    identity: ['Nama', 'NIM', 'Kelas'],
  },
  instructions: ['Bacalah *seluruh* naskah ini.'],
  sections: [
    {
      title: 'Bagian I: Pilihan ganda',
      note: 'Pilih satu jawaban.',
      shuffle: true,
      items: [11, 12, 13, 14, 15].map(choice),
    },
    {
      title: 'Bagian II: Uraian',
      note: '',
      shuffle: true,
      items: [
        item(21, { kind: 'benar-salah', answer: 'salah', points: 5 }),
        item(22, { kind: 'isian', answer: '-5', points: 7.5, space: 'lines4' }),
        item(23, { markdown: TREE, explanation: 'Lihat $$x^2$$.', space: 'third' }),
        item(24, { kind: 'kode', answer: `${TICKS}c\nint x;\n${TICKS}`, space: 'half' }),
      ],
    },
  ],
  variants: 4,
  shuffleOptions: true,
  size: 'A4',
  seed: 20261013,
  images: new Map([[PICTURE, { bytes: Buffer.from(PNG, 'base64'), type: 'image/png' }]]),
};

/** The sample with another first question. */
export const examAsking = (markdown: string, rest: Partial<ExamItem> = {}): ExamPaper => ({
  ...sampleExam,
  variants: 1,
  sections: [
    { title: '', note: '', shuffle: false, items: [item(1, { markdown, ...rest }), item(2, {})] },
  ],
});
