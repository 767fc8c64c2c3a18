import { answerTableCsv, type ExamItem, type ExamPaper, renderDocx } from '@bank-soal/paper/exam';
import { describe, expect, it } from 'vitest';
import { dice } from '../../exchange/test/random-questions.js';
import { readExam } from '../../test/documents/read-exam.js';

const roll = dice(20_261_128);
const one = <T>(of: readonly T[]): T => of[roll(of.length)] as T;
const some = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + roll(most) }, make);

const WORDS = ['Graf', 'simpul', '**tebal**', '*miring*', '`x[0]`', '$$n^{2}$$', 'a_b', '50%'];
const sentence = () => `Apakah ${some(5, () => one(WORDS)).join(' ')} itu?`;
const BLOCKS = [
  sentence,
  () => `- ${sentence()}\n- ${sentence()}`,
  () => `1. ${sentence()}\n2. ${sentence()}`,
  () => '```\nfor i in x:\n    cetak(i)\n\nselesai()\n```',
  () => '$$\n\\frac{a+b}{c}\n$$',
  () => '| nim | nilai |\n| --- | ----- |\n| 101 | 80    |',
];
const text = () => {
  const blocks = new Set(some(3, () => one(BLOCKS)));
  return [sentence(), ...[...blocks].map((make) => make())].slice(0, 1 + roll(3)).join('\n\n');
};
const right = (at: number) => at === 0 || roll(3) === 0;

const KINDS: readonly (() => Partial<ExamItem>)[] = [
  () => ({
    kind: 'pilihan',
    markdown: text(),
    options: Array.from({ length: 2 + roll(5) }, (_, at) => ({
      markdown: `${sentence()} ${at}`,
      right: right(at),
    })).toSorted((a, b) => (a.markdown < b.markdown ? -1 : 1)),
  }),
  () => ({ kind: 'benar-salah', markdown: text(), answer: one(['benar', 'salah']) }),
  () => ({ kind: 'isian', markdown: `Kota ____ di ${sentence()}`, answer: sentence() }),
  () => ({ kind: 'uraian', markdown: sentence(), answer: text() }),
  () => ({ kind: 'kode', markdown: `${sentence()}\n\n${BLOCKS[3]?.()}`, answer: text() }),
];

let questionId = 0;
const item = (): ExamItem => {
  questionId += 1;
  return {
    questionId,
    kind: 'uraian',
    markdown: '',
    options: [],
    answer: '',
    explanation: roll(2) === 0 ? '' : sentence(),
    points: one([1, 2.5, 10, 20]),
    space: one(['none', 'lines4', 'third']),
    ...one(KINDS)(),
  };
};

const paper = (): ExamPaper =>
  ({
    title: 'UTS Basis Data',
    head: {
      university: 'Universitas Contoh',
      faculty: 'Fakultas Contoh',
      kind: 'UTS',
      term: 'Gasal 2026/2027',
      course: 'Basis Data',
      code: 'IF2',
      date: '2026-10-13',
      minutes: 90,
      lecturer: 'Sari',
      rules: ['Buku tertutup.', 'Tanpa kalkulator.'],
      identity: ['Nama', 'NIM'],
    },
    instructions: ['Bacalah dulu.', 'Kerjakan sendiri.'],
    sections: some(3, () => ({
      ...one([
        { title: 'Normalisasi', note: 'Jawablah dengan jelas.' },
        { title: 'Bagian A', note: '' },
        { title: 'Pilihan Ganda', note: 'Pilih satu.' },
        { title: '', note: '' },
      ]),
      shuffle: false,
      items: some(4, item),
    })),
    variants: 1,
    shuffleOptions: false,
    size: 'A4',
    seed: 1,
  }) as unknown as ExamPaper;

const stored = ({ kind, markdown, options, points }: Partial<ExamItem>) => ({
  kind,
  markdown,
  options: (options ?? []).map((choice) => ({ ...choice })),
  points,
});

describe('papers of this bank as Word documents', () => {
  it.each(Array.from({ length: 40 }, (_, at) => [at, paper()] as const))(
    'come back whole: %i',
    async (_, exam) => {
      const [asked, key] = await Promise.all(
        (['soal', 'kunci'] as const).map((part) => renderDocx(exam, { part, variant: 'A' })),
      );
      const items = exam.sections.flatMap((section) => section.items);
      const read = async (keyFile: Buffer | string) =>
        (await readExam(Buffer.from(asked?.bytes ?? []), { keyFile })).map(
          ({ question, title, problems }) => question ?? { title, problems },
        );
      const byKey = await read(Buffer.from(key?.bytes ?? []));
      expect(byKey.map((question) => stored(question as never))).toEqual(items.map(stored));
      expect(byKey).toMatchObject(
        exam.sections.flatMap(({ title, items: own }) =>
          own.map(({ answer, explanation }) => ({
            answer,
            explanation,
            ...(title !== '' && { topics: title === 'Normalisasi' ? [title] : [] }),
          })),
        ),
      );
      const byTable = await read(answerTableCsv(exam));
      expect(byTable.map((question) => stored(question as never))).toEqual(items.map(stored));
      expect(byTable).toMatchObject(items.map(({ answer }) => ({ answer })));
    },
  );
});
