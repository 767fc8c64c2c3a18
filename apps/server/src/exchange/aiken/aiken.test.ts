import { describe, expect, it } from 'vitest';
import { codesOf, refusalOf, rowOf, rowsOf } from '../test/read.js';

const FILE = [
  '\uFEFFManakah tumpukan?',
  'A. FIFO',
  'B) LIFO',
  'ANSWER: B',
  '',
  'Berapa 2 * 3 * 4?',
  'Hitung dengan teliti.',
  'a. 24',
  'b. int *p',
  'answer: a',
].join('\r\n');

describe('readAiken', () => {
  it('reads questions with their options, and tells where they begin', () => {
    const [first, second] = rowsOf(FILE, 'aiken');
    expect(first).toMatchObject({
      line: 1,
      kind: 'pilihan',
      title: 'Manakah tumpukan?',
      problems: [],
    });
    expect(first?.question).toMatchObject({
      markdown: 'Manakah tumpukan?',
      subject: '',
      difficulty: 'Sedang',
      visibility: 'owner',
      points: 1,
      options: [
        { markdown: 'FIFO', right: false },
        { markdown: 'LIFO', right: true },
      ],
    });
    expect(second?.line).toBe(6);
    expect(second?.question?.options[0]).toEqual({ markdown: '24', right: true });
  });

  it('shows signs of Markdown as they are', () => {
    const [, second] = rowsOf(FILE, 'aiken');
    expect(second?.question?.markdown).toBe('Berapa 2 \\* 3 \\* 4?\\\nHitung dengan teliti.');
    expect(second?.question?.options[1]?.markdown).toBe('int \\*p');
  });

  it.each([
    ['Apa?\nA. x\nB. y', 'ANSWER', 'broken-question'],
    ['Apa?\nA. x\nB. y\nANSWER: C', 'C', 'broken-question'],
    ['Apa?\nA. x\nC. y\nANSWER: A', 'berurutan', 'broken-question'],
    ['Apa?\nA. x\nANSWER: A', '2 sampai 10', 'invalid'],
    ['Apa?\nANSWER: A', 'A', 'broken-question'],
  ])('names what is wrong with %j', (text, word, code) => {
    const row = rowOf(text, 'aiken');
    expect(codesOf(row)).toEqual([code]);
    expect(row.problems[0]).toMatchObject({
      blocking: true,
      message: expect.stringContaining(word),
    });
    expect(row.question).toBeUndefined();
  });

  it('keeps the others where one has no answer', () => {
    const rows = rowsOf('Apa?\nA. x\nB. y\n\nSiapa?\nA. x\nB. y\nANSWER: A', 'aiken');
    expect(rows.map(({ line, question }) => [line, question?.markdown])).toEqual([
      [1, undefined],
      [5, 'Siapa?'],
    ]);
  });

  it.each([
    ['Ibu kota?\nA. Bandung\nB. Bogor\nANSWER: A. Bandung', 'Ibu kota?', [true, false]],
    ['Ibu kota?\nA) Bandung\nB) Bogor\nANSWER: B)', 'Ibu kota?', [false, true]],
    [
      'Karya siapa Narnia?\nC.S. Lewis atau bukan?\nA. Ya\nB. Tidak\nANSWER: A',
      'Karya siapa Narnia?\\\nC.S. Lewis atau bukan?',
      [true, false],
    ],
    [
      'Apa ini?\ne.printStackTrace();\nA. Ya\nB. Tidak\nANSWER: B',
      'Apa ini?\\\ne.printStackTrace();',
      [false, true],
    ],
  ])('takes %j', (text, markdown, rights) => {
    const { question, problems } = rowOf(text, 'aiken');
    expect(problems).toEqual([]);
    expect(question?.markdown).toBe(markdown);
    expect(question?.options.map(({ right }) => right)).toEqual(rights);
  });

  it('is refused where it holds nothing', () => {
    expect(refusalOf(' \n', 'aiken')).toEqual({ code: 'no-questions' });
  });
});
