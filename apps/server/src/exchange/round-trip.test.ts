import type { QuestionFields } from '@bank-soal/contract/questions';
import { describe, expect, it } from 'vitest';
import { samplePng } from '../test/sample-png.js';
import { readQuestions, writeQuestions } from './index.js';
import { pictureOf } from './picture.js';
import { dice, randomQuestion } from './test/random-questions.js';

const roll = dice(20_261_123);
const RANDOM = Array.from({ length: 500 }, () => randomQuestion(roll));

/** A file as it is after another program has dropped what it does not know. */
const FORGETFUL = {
  moodle: (file: string) => file.replace(/<banksoal>.*<\/banksoal>/g, ''),
  gift: (file: string) => file.replace(/^\/\/ bank-soal.*\n/gm, ''),
};

const PLAIN: QuestionFields = {
  kind: 'pilihan',
  subject: 'Struktur Data',
  difficulty: 'Sulit',
  topics: ['Pohon', 'C++'],
  visibility: 'owner',
  markdown:
    'Apa isi `a[0]` sesudah **dua** langkah, jika $$x_1 < 5$$?\n\n```\nint a[] = {1, 2};\n```',
  options: [
    { markdown: 'satu', right: true },
    { markdown: '*dua*', right: false },
    { markdown: '`p->next`', right: true },
  ],
  answer: '',
  explanation: '- karena\n- begitu',
  points: 2.5,
  outcomeIds: [],
  cognitive: 'C4',
};

const MORE: QuestionFields[] = [
  PLAIN,
  { ...PLAIN, options: PLAIN.options.map((one, at) => ({ ...one, right: at === 1 })) },
  { ...PLAIN, kind: 'benar-salah', options: [], answer: 'salah' },
  { ...PLAIN, kind: 'isian', options: [], answer: 'merge sort' },
  { ...PLAIN, kind: 'isian', options: [], answer: 'O(n\\*log n)' },
  {
    ...PLAIN,
    kind: 'isian',
    options: [],
    answer: 'SELECT \\* atau a: b=c (33.5%)',
    answers: [
      { text: 'SELECT *', weight: 100 },
      { text: 'a: b=c', weight: 33.5 },
    ],
  },
  {
    ...PLAIN,
    kind: 'isian',
    options: [],
    answer: '3.14 (± 0.01)',
    answers: [{ text: '3.14', weight: 100 }],
    tolerance: 0.01,
  },
];
const ESSAYS: QuestionFields[] = [
  { ...PLAIN, kind: 'uraian', options: [], answer: 'Sebuah **pohon**.' },
  { ...PLAIN, kind: 'kode', options: [], answer: '```c\nint main() {}\n```' },
  { ...PLAIN, kind: 'isian', options: [], answer: '' },
];

const written = (questions: readonly QuestionFields[], format: 'moodle' | 'gift' | 'json') =>
  writeQuestions(questions, format).bytes.toString();

describe.each(['json', 'moodle', 'gift'] as const)('what goes out as %s', (format) => {
  it('comes back as it was, whatever its texts', () => {
    const { rows } = readQuestions(Buffer.from(written(RANDOM, format)), format);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.map(({ question }) => question)).toEqual(RANDOM);
  });

  it('says nothing of its own numbers and owners', () => {
    const [question] = [{ ...PLAIN, id: 7, version: 3, owner: { id: 1, name: 'rahasia' } }];
    expect(written([question], format)).not.toMatch(/rahasia|"version"/);
  });
});

describe.each(['moodle', 'gift'] as const)(
  'what comes back as %s through another program',
  (format) => {
    const read = (questions: readonly QuestionFields[]) =>
      readQuestions(Buffer.from(FORGETFUL[format](written(questions, format))), format).rows;

    it('is a question all the same, whatever its texts', () => {
      const rows = read(RANDOM);
      expect(rows).toHaveLength(RANDOM.length);
      expect(rows.filter(({ question }) => question === undefined)).toEqual([]);
      expect(rows.map(({ kind }) => kind)).toEqual(RANDOM.map(({ kind }) => kind));
    });

    it('keeps its texts, its key and where it belongs', () => {
      const points = format === 'moodle' ? 2.5 : 1;
      const rows = read(MORE);
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(rows.map(({ question }) => question)).toEqual(MORE.map((one) => ({ ...one, points })));
    });

    it('keeps essays, programs and what nobody has answered', () => {
      const kept = read(ESSAYS).map(({ question }) => question);
      expect(kept).toEqual(
        ESSAYS.map((one) => (format === 'moodle' ? one : { ...one, points: 1, answer: '' })),
      );
    });

    it('is read where somebody has changed it by hand', () => {
      const changed = written(MORE, format).replace(/(?<!")satu/g, 'tiga');
      const [row] = readQuestions(Buffer.from(changed), format).rows;
      expect(row?.question).toEqual({
        ...PLAIN,
        options: PLAIN.options.map((one, at) => (at === 0 ? { ...one, markdown: 'tiga' } : one)),
      });
    });
  },
);

it.each(['moodle', 'gift'] as const)(
  'angle brackets and single dollars go through %s',
  (format) => {
    const markdown =
      'Apa guna `x<y>` dan #include <iostream>, vector<int>, satu<br>baris, $O(n)$, $5 dan $10?';
    const file = FORGETFUL[format](written([{ ...PLAIN, markdown }], format));
    const [row] = readQuestions(Buffer.from(file), format).rows;
    expect(row?.question?.markdown.replaceAll('\\', '')).toBe(
      markdown.replace('$O(n)$', '$$$$O(n)$$$$'),
    );
  },
);

it('Aiken takes angle brackets along', () => {
  const options = PLAIN.options.map((one, at) => ({ ...one, right: at === 0 }));
  const file = writeQuestions([{ ...PLAIN, markdown: 'vector<int> $v$?', options }], 'aiken').bytes;
  expect(file.toString()).toContain('vector<int> $$v$$?');
});

it('Moodle takes the pictures along, and brings them back', () => {
  const picture = pictureOf(samplePng(3, 2));
  if (typeof picture === 'string') throw new Error(picture);
  const question = { ...PLAIN, markdown: `Lihat ![pohon](gambar:${picture.sha256})` };
  const { bytes } = writeQuestions([question], 'moodle', { images: [picture] });
  for (const file of [bytes.toString(), FORGETFUL.moodle(bytes.toString())]) {
    const [row] = readQuestions(Buffer.from(file), 'moodle').rows;
    expect(row?.question).toEqual(question);
    expect(row?.images).toEqual([picture]);
    expect(row?.problems).toEqual([]);
  }
});

it('Aiken takes one right option, and tells what it leaves out', () => {
  const [several, single, truth] = MORE;
  const { bytes, omitted } = writeQuestions([...MORE, ...ESSAYS], 'aiken');
  expect(omitted).toEqual([0, 3, 4, 5, 6, 7, 8, 9]);
  expect(several?.options.filter(({ right }) => right)).toHaveLength(2);
  const rows = readQuestions(bytes, 'aiken').rows;
  expect(rows.map(({ question }) => question?.options)).toEqual([
    [
      { markdown: 'satu', right: false },
      { markdown: 'dua', right: true },
      { markdown: 'p->next', right: false },
    ],
    [
      { markdown: 'Benar', right: false },
      { markdown: 'Salah', right: true },
    ],
  ]);
  expect(rows[0]?.question?.markdown).toContain('$$x_1 < 5$$');
  expect([single?.kind, truth?.kind]).toEqual(['pilihan', 'benar-salah']);
});

describe('outcomes', () => {
  const borne = { ...PLAIN, outcomeIds: [7], outcomeCodes: ['CPMK-1', 'Sub-CPMK 2'] };

  it.each(['json', 'moodle', 'gift'] as const)('travel as codes in %s', (format) => {
    const [row] = readQuestions(Buffer.from(written([borne], format)), format).rows;
    expect(row?.outcomeCodes).toEqual(borne.outcomeCodes);
    expect(row?.question).toEqual(PLAIN);
  });

  it('are labels of Moodle, as the level is', () => {
    const file = written([borne], 'moodle');
    expect(file).toContain('<tag><text>cpmk:CPMK-1</text></tag>');
    expect(file).toContain('<tag><text>bloom:C4</text></tag>');
    const [row] = readQuestions(Buffer.from(FORGETFUL.moodle(file)), 'moodle').rows;
    expect([row?.outcomeCodes, row?.question?.cognitive]).toEqual([borne.outcomeCodes, 'C4']);
    expect(row?.question?.topics).toEqual(PLAIN.topics);
  });

  it('stand in JSON as they are, beside their codes', () => {
    expect(JSON.parse(written([borne], 'json'))).toEqual([expect.objectContaining(borne)]);
  });
});
