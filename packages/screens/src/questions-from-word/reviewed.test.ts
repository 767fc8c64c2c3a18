import type { PassageLine, QuestionRow } from '@bank-soal/contract/questions';
import { NEW_QUESTION } from '@bank-soal/contract/questions';
import { describe, expect, it } from 'vitest';
import { joined, splitAt } from './boundaries.js';
import { inReviewOrder, keysIn, reviewedRows, withKeys } from './reviewed.js';

const line = (
  at: number,
  role: PassageLine['role'],
  label: string,
  markdown: string,
): PassageLine => ({ line: at, role, label, markdown });

const row = (rest: Partial<QuestionRow>, passage: PassageLine[] = []): QuestionRow => ({
  line: 1,
  kind: 'pilihan',
  title: '',
  problems: [],
  duplicateOf: null,
  review: {
    passage,
    body: {
      ...NEW_QUESTION,
      kind: 'pilihan',
      markdown: 'Pilih.',
      options: [
        { markdown: 'ya', right: true },
        { markdown: 'tidak', right: false },
      ],
      subject: 'Basis Data',
    } as never,
  },
  ...rest,
});

const CUT = [
  line(1, 'question', '1.', 'Pilih.'),
  line(2, 'option', 'A.', 'ya'),
  line(3, 'option', 'B.', 'tidak'),
  line(4, 'text', '', 'Sebutkan dua.'),
  line(5, 'option', 'A.', 'satu'),
  line(6, 'option', 'B.', 'dua'),
  line(7, 'key', '', 'Kunci: B'),
];

const only = <T>(list: readonly T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('There is one');
  return first;
};

describe('the questions of a file', () => {
  it('have no key where the file names none', () => {
    const problem = { code: 'no-key', message: 'x', blocking: true };
    const one = only(reviewedRows([row({ problems: [problem] })]));
    expect(one.draft.options.map(({ right }) => right)).toEqual([false, false]);
    expect([one.wasUnsure, one.problems]).toEqual([true, []]);
  });

  it('stay out where the bank or the file has them, and near ones do not', () => {
    const rows = [
      row({ duplicateOf: 3 }),
      row({ line: 2, nearOf: 4 }),
      row({ line: 3, sameAs: 1 }),
      row({ line: 4 }),
    ];
    const all = reviewedRows(rows);
    expect(all.map(({ isKept }) => isKept)).toEqual([false, true, false, true]);
    expect(inReviewOrder(all.toReversed()).map(({ line: at }) => at)).toEqual([3, 2, 1, 4]);
  });
});

describe('keys', () => {
  it.each([
    ['B', [['B']]],
    ['1. b 2. A, C', [['B'], ['A', 'C']]],
    ['B C D', [['B'], ['C'], ['D']]],
    ['benar Salah', [['benar'], ['salah']]],
    ['', []],
  ])('%s names %j', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  it('that a question does not have change nothing', () => {
    const { draft } = only(reviewedRows([row({})]));
    expect(withKeys(draft, ['D'])).toBe(draft);
    expect(withKeys(draft, ['b']).options.map(({ right }) => right)).toEqual([false, true]);
  });
});

describe('boundaries', () => {
  const one = only(reviewedRows([row({}, CUT)]));

  it('split where a paragraph begins another question', () => {
    const [first, second] = splitAt(one, 3);
    expect(first?.draft.options).toEqual(one.draft.options);
    expect(second?.draft).toMatchObject({
      kind: 'pilihan',
      markdown: 'Sebutkan dua.',
      subject: 'Basis Data',
      options: [
        { markdown: 'satu', right: false },
        { markdown: 'dua', right: true },
      ],
    });
    expect([first?.passage.length, second?.passage.length, second?.line]).toEqual([3, 4, 4]);
    expect(splitAt(one, 0)).toEqual([one]);
  });

  it('join a question with the one before, number and all', () => {
    const essay = (markdown: string, at: number) =>
      only(
        reviewedRows([
          row(
            {
              line: at,
              review: {
                passage: [line(at, 'question', `${at}.`, markdown)],
                body: { ...NEW_QUESTION, kind: 'uraian', markdown } as never,
              },
            },
            [],
          ),
        ]),
      );
    const whole = joined(essay('Langkah:', 1), essay('urutkan', 2));
    expect(whole.draft.markdown).toBe('Langkah:\n\n2. urutkan');
    expect(whole.passage).toHaveLength(2);
    const [first, second] = splitAt(one, 3);
    if (!first || !second) throw new Error('It was split');
    expect(joined(first, second).draft.options).toHaveLength(4);
  });
});
