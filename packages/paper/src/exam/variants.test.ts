import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examAsking, sampleExam } from '../test/sample-exam.js';
import { answerTable } from './answer-table.js';
import { answerTableCsv, paperCode, variantOf } from './index.js';
import { variantsOf } from './variants.js';

const ids = (variant: string) =>
  variantOf(sampleExam, variant).sections.map(({ items }) =>
    items.map(({ questionId }) => questionId),
  );
const sorted = (lists: number[][]) => lists.map((list) => list.toSorted());

describe('variants of a paper', () => {
  it('are lettered, one to six', () => {
    expect(variantsOf(sampleExam)).toEqual(['A', 'B', 'C', 'D']);
    expect(variantsOf({ variants: 0 })).toEqual(['A']);
    expect(variantsOf({ variants: 9 })).toHaveLength(6);
    expect(() => variantOf(sampleExam, 'E')).toThrow(RangeError);
  });

  it('have the same questions, each in its section, in orders of their own', () => {
    const orders = variantsOf(sampleExam).map(ids);
    for (const order of orders)
      expect(sorted(order)).toEqual([
        [11, 12, 13, 14, 15],
        [21, 22, 23, 24],
      ]);
    expect(new Set(orders.map(String)).size).toBe(4);
  });

  it('are in the order of SHA-256 of seed, letter and question', () => {
    const hash = (id: number) =>
      createHash('sha256').update(`${sampleExam.seed}:B:${id}`).digest('hex');
    const wanted = [11, 12, 13, 14, 15].toSorted((one, other) =>
      hash(one) < hash(other) ? -1 : 1,
    );
    expect(ids('B')[0]).toEqual(wanted);
  });

  it('leave what is not to be shuffled as it was typed', () => {
    const [first, ...rest] = sampleExam.sections;
    if (!first) throw new Error('The sample has sections.');
    const typed = {
      ...sampleExam,
      shuffleOptions: false,
      sections: [{ ...first, shuffle: false }, ...rest],
    };
    expect(variantOf(typed, 'C').sections[0]?.items).toEqual(first.items);
  });
});

describe('the table of answers', () => {
  it('agrees with the options of each variant', () => {
    for (const { variant, number, questionId, answer } of answerTable(sampleExam)) {
      const items = variantOf(sampleExam, variant).sections.flatMap((section) => section.items);
      const item = items[number - 1];
      expect(item?.questionId).toBe(questionId);
      if (item?.kind !== 'pilihan') continue;
      expect(item.options['ABCD'.indexOf(answer)]?.markdown).toBe(`tepat ${questionId}`);
    }
  });

  it('names several right letters, and the words of the others', () => {
    const options = [true, false, true].map((right, index) => ({ markdown: String(index), right }));
    const exam = { ...examAsking('?', { kind: 'pilihan', options }), shuffleOptions: false };
    expect(answerTableCsv(exam)).toBe(
      'variant,number,question_id,answer\nA,1,1,"A,C"\nA,2,2,Jawaban ke-2.\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+62', "'+62"],
    ['-5', "'-5"],
    ['@x', "'@x"],
    ['＝1＋1', "'＝1＋1"],
    ['＋62', "'＋62"],
    ['－5', "'－5"],
    ['＠x', "'＠x"],
    ['a "b"\nc', '"a ""b""\nc"'],
  ])('lets no sheet calculate with %j', (answer, cell) => {
    expect(answerTableCsv(examAsking('?', { answer }))).toContain(`A,1,1,${cell}\n`);
  });
});

describe('the code of a paper', () => {
  it('tells variants and contents apart, and stays', () => {
    expect(paperCode(sampleExam, 'B')).toMatch(/^B-[2-9A-Z]{6}$/);
    expect(paperCode({ ...sampleExam }, 'B')).toBe(paperCode(sampleExam, 'B'));
    const codes = [
      paperCode(sampleExam, 'A'),
      paperCode(sampleExam, 'B'),
      paperCode({ ...sampleExam, seed: 1 }, 'A'),
      paperCode({ ...sampleExam, instructions: ['Lain.'] }, 'A'),
    ].map((code) => code.slice(2));
    expect(new Set(codes).size).toBe(4);
  });
});
