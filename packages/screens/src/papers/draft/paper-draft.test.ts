import type { PaperAnswer } from '@bank-soal/contract/papers';
import { newSection } from '@bank-soal/ui/papers';
import { describe, expect, it } from 'vitest';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import { saysTheSame, toBody, toDraft } from '../editor/paper-wire.js';
import {
  addQuestion,
  EMPTY_PAPER,
  itemsOf,
  type PaperDraft,
  renewQuestion,
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
  return addQuestion(
    { ...first, sections: [...first.sections, newSection(first.sections)] },
    question(3),
  );
})();

const order = (draft: PaperDraft) => draft.sections.map(({ items }) => items.map(({ id }) => id));

describe('a paper that is being made', () => {
  it('has a question once, at the end of its last section', () => {
    expect(order(two)).toEqual([['1', '2'], ['3']]);
    expect(addQuestion(two, question(1))).toBe(two);
  });

  it('leaves room for what is written by hand', () => {
    const draft = addQuestion(two, question(4, { kind: 'uraian' }));
    expect(itemsOf(draft).map(({ space }) => space)).toEqual(['none', 'none', 'none', 'lines4']);
  });

  it('shows a question that was changed, and keeps what the paper says of it', () => {
    const weighed = {
      ...two,
      sections: two.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, points: 40, space: 'half' as const })),
      })),
    };
    const next = renewQuestion(weighed, question(2, { version: 3, markdown: 'Baru', points: 1 }));
    expect(itemsOf(next)[1]).toMatchObject({
      question: { markdown: 'Baru' },
      points: 40,
      space: 'half',
    });
    expect(next.versions).toEqual({ 1: 2, 2: 3, 3: 2 });
  });

  it('comes back from the wire as it went', () => {
    const typed: PaperDraft = {
      ...two,
      title: '  ',
      seed: 1,
      description: 'Buku tertutup.\n\n Tinta hitam. ',
      head: { ...two.head, course: 'Basis Data', rules: ['Tanpa kalkulator', ''], variants: 3 },
    };
    const body = toBody(typed);
    expect(body).toMatchObject({
      title: 'Untitled Form',
      head: { course: 'Basis Data', rules: ['Tanpa kalkulator'] },
      instructions: ['Buku tertutup.', 'Tinta hitam.'],
      variants: 3,
    });
    expect(body.head).not.toHaveProperty('variants');
    expect(body.sections?.[0]?.items?.[0]).toEqual({
      questionId: 1,
      version: 2,
      points: 2.5,
      space: 'none',
    });
    const answer = {
      ...body,
      id: 7,
      seed: 1,
      status: 'draf',
      usedOn: null,
      totalPoints: 7.5,
      updated_at: '',
    };
    const known = new Map([1, 2, 3].map((id) => [id, question(id)] as const));
    const back = toDraft(answer as PaperAnswer, known, '');
    expect(back.description).toBe('Buku tertutup.\nTinta hitam.');
    expect(saysTheSame(back, typed)).toBe(true);
    expect(saysTheSame(back, two)).toBe(false);
  });

  it('keeps a question whose text cannot be had any more', () => {
    const answer = { ...toBody(two), status: 'draf' } as PaperAnswer;
    const back = toDraft(answer, new Map([[1, question(1)]]), 'Sudah ditarik');
    expect(itemsOf(back).map((item) => item.question.markdown)).toEqual([
      'Soal 1',
      'Sudah ditarik',
      'Sudah ditarik',
    ]);
    expect(toBody(back)).toEqual(toBody(two));
    expect(toDraft({ ...answer, sections: [] }, new Map(), '').sections).toHaveLength(1);
  });
});
