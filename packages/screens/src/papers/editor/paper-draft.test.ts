import type { PaperAnswer } from '@bank-soal/contract/papers';
import { describe, expect, it } from 'vitest';
import type { BankQuestion } from '../../model/bank-question.js';
import {
  addQuestion,
  changeItem,
  changeSection,
  EMPTY_PAPER,
  emptySection,
  freeKey,
  insertItem,
  itemsOf,
  moveItem,
  type PaperDraft,
  placeOf,
  removeItem,
  removeSection,
  saysTheSame,
  toBody,
  toDraft,
  totalPoints,
} from './paper-draft.js';

const question = (id: number, part: Partial<BankQuestion> = {}): BankQuestion => ({
  id,
  version: 2,
  kind: 'pilihan',
  subject: 'Basis Data',
  level: 'Sedang',
  topics: [],
  visibility: 'owner',
  isSample: false,
  owner: { id: 1, name: 'Ratna' },
  markdown: `Soal ${id}`,
  options: [],
  answer: '',
  explanation: '',
  points: 2.5,
  lastUsed: null,
  ...part,
});

/** Questions 1 and 2 in the first section, 3 in the second. */
const two: PaperDraft = (() => {
  const first = addQuestion(addQuestion(EMPTY_PAPER, question(1)), question(2));
  const sections = [...first.sections, emptySection('s2')];
  return addQuestion({ ...first, sections }, question(3));
})();

const order = (draft: PaperDraft) =>
  draft.sections.map(({ items }) => items.map(({ questionId }) => questionId));

describe('a paper that is being made', () => {
  it('has a question once, at the end of its last section', () => {
    expect(order(two)).toEqual([[1, 2], [3]]);
    expect(addQuestion(two, question(1))).toBe(two);
  });

  it('leaves room for what is written by hand', () => {
    const draft = addQuestion(
      addQuestion(EMPTY_PAPER, question(1)),
      question(2, { kind: 'uraian' }),
    );
    expect(itemsOf(draft).map(({ space }) => space)).toEqual(['none', 'lines4']);
  });

  it('adds points without the noise of fractions', () => {
    expect(totalPoints(two)).toBe(7.5);
    const tenths = [1, 2, 3].reduce((draft, id) => changeItem(draft, id, { points: 0.1 }), two);
    expect(totalPoints(tenths)).toBe(0.3);
  });

  it('moves a question within its section and into another', () => {
    expect(order(moveItem(two, 1, { key: 's1', index: 1 }))).toEqual([[2, 1], [3]]);
    expect(order(moveItem(two, 1, { key: 's2', index: 0 }))).toEqual([[2], [1, 3]]);
    expect(moveItem(two, 9, { key: 's2', index: 0 })).toBe(two);
  });

  it('brings a question back to its place, or near it', () => {
    const place = placeOf(two, 1);
    const [item] = itemsOf(two);
    if (!place || !item) throw new Error('Question 1 is there');
    const without = removeItem(two, 1);
    expect(order(insertItem(without, item, place))).toEqual(order(two));
    const gone = removeSection(without, 's1');
    expect(order(insertItem(gone, item, place))).toEqual([[2, 3, 1]]);
  });

  it('keeps the questions of a section that goes, and its last section', () => {
    expect(order(removeSection(two, 's2'))).toEqual([[1, 2, 3]]);
    expect(order(removeSection(two, 's1'))).toEqual([[1, 2, 3]]);
    expect(removeSection(EMPTY_PAPER, 's1')).toBe(EMPTY_PAPER);
  });

  it('finds keys that no section has', () => {
    expect(freeKey(two.sections)).toBe('s3');
    expect(freeKey([emptySection('s2')])).toBe('s3');
  });

  it('comes back from the wire as it went', () => {
    const named = changeSection({ ...two, title: '  ' }, 's2', { title: 'Esai', shuffle: true });
    const body = toBody(named);
    expect(body.title).toBe('Untitled Form');
    const answer = {
      ...body,
      id: 7,
      seed: 1,
      status: 'draf',
      usedOn: null,
      totalPoints: 7.5,
      updated_at: '',
    } as PaperAnswer;
    const back = toDraft(answer, (id) => question(Number(id)));
    expect(saysTheSame(back, { ...named, title: 'Untitled Form' })).toBe(true);
    expect(saysTheSame(back, two)).toBe(false);
    expect(toDraft({ ...answer, sections: [] }, () => undefined).sections).toHaveLength(1);
  });
});
