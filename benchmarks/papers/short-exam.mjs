import { exam } from './exam.mjs';

const [choices, , shorts, essays] = exam.sections.map(({ items }) => items);

/** Some questions of the long paper, on two pages: formulas, a listing, a picture, a table, room for answers. */
export const shortExam = {
  ...exam,
  title: 'Kuis 2 Struktur Data dan Algoritma',
  head: { ...exam.head, kind: 'Kuis 2', minutes: 45, rules: exam.head.rules.slice(0, 2) },
  sections: [
    {
      title: 'Bagian I: Pilihan ganda',
      note: 'Pilih satu jawaban yang paling tepat.',
      shuffle: true,
      items: [choices[0], choices[3], choices[7]],
    },
    {
      title: 'Bagian II: Isian dan uraian',
      note: '',
      shuffle: false,
      items: [
        { ...essays[0], space: 'lines4' },
        { ...shorts[2], space: 'none' },
        { ...essays[1], space: 'lines4' },
      ],
    },
  ],
  variants: 2,
};
