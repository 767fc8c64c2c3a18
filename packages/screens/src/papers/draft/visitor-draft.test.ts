import { describe, expect, it } from 'vitest';
import { EMPTY_PAPER, hasItem, itemsOf, type PaperDraft, titleOf } from './paper-draft.js';
import { isOwn, ownQuestion } from './question.js';
import {
  addQuestion,
  bringBack,
  isUntouched,
  questionsOf,
  removeQuestion,
  replaceQuestion,
  withQuestions,
} from './visitor-draft.js';

const [one, two, three] = ['satu', 'dua', 'tiga'].map((text) => ownQuestion(text, text)) as [
  ReturnType<typeof ownQuestion>,
  ReturnType<typeof ownQuestion>,
  ReturnType<typeof ownQuestion>,
];
const form = withQuestions(EMPTY_PAPER, [one, two]);
const ids = (draft: PaperDraft) => itemsOf(draft).map(({ id }) => id);

describe('the title of a form', () => {
  it('is the default one until something is typed', () => {
    expect(titleOf(EMPTY_PAPER)).toBe('Untitled Form');
    expect(titleOf({ ...form, title: '  ' })).toBe('Untitled Form');
    expect(titleOf({ ...form, title: ' UTS ' })).toBe('UTS');
  });
});

describe('the questions of a form', () => {
  it('say all that they said once they stand in a paper', () => {
    const bank = { ...one, subject: 'Basis Data', level: 'Sulit', type: 'Coding', lecturer: 'Ani' };
    expect(questionsOf(withQuestions(EMPTY_PAPER, [bank, two]))).toEqual([bank, two]);
  });

  it('are appended, each once', () => {
    const added = addQuestion(form, three);
    expect(ids(added)).toEqual(['satu', 'dua', 'tiga']);
    expect(addQuestion(added, one)).toBe(added);
    expect(hasItem(added, 'tiga')).toBe(true);
    expect(hasItem(form, 'tiga')).toBe(false);
  });

  it('come back to where they stood', () => {
    expect(ids(addQuestion(removeQuestion(form, 'satu'), one, 0))).toEqual(['satu', 'dua']);
    expect(ids(addQuestion(form, three, 9))).toEqual(['satu', 'dua', 'tiga']);
  });

  it('keep their place when their text changes', () => {
    const changed = replaceQuestion(form, ownQuestion('satu', 'baru'));
    expect(questionsOf(changed).map(({ question }) => question)).toEqual(['baru', 'dua']);
  });

  it('are told from those of the bank', () => {
    expect(isOwn(one)).toBe(true);
    expect(isOwn({ ...one, lecturer: 'Dr. Ratna Wulandari, M.Kom.' })).toBe(false);
  });
});

describe('an emptied form', () => {
  const before = { ...form, title: 'UTS', description: 'Tanpa kalkulator.', courseTags: ['Web'] };

  it('comes back whole', () => {
    expect(bringBack(before, EMPTY_PAPER)).toEqual(before);
  });

  it('comes back beside what was put into it since', () => {
    const now = withQuestions({ ...EMPTY_PAPER, title: 'UAS', courseTags: ['Basis Data', 'Web'] }, [
      three,
      one,
    ]);
    const back = bringBack(before, now);
    expect(back).toMatchObject({ title: 'UAS', description: 'Tanpa kalkulator.' });
    expect(ids(back)).toEqual(['satu', 'dua', 'tiga']);
    expect(back.courseTags).toEqual(['Web', 'Basis Data']);
  });
});

describe('an untouched form', () => {
  it('is one in which nothing was typed or chosen', () => {
    expect(isUntouched(EMPTY_PAPER)).toBe(true);
    const touched = [
      { title: 'UTS' },
      { description: 'x' },
      withQuestions(EMPTY_PAPER, [one]),
      { courseTags: ['Basis Data'] },
      { topicTags: ['Graph'] },
    ];
    for (const part of touched) expect(isUntouched({ ...EMPTY_PAPER, ...part })).toBe(false);
  });
});
