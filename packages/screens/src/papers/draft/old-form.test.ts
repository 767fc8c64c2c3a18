import { describe, expect, it } from 'vitest';
import { readKept, toKept } from './kept-draft.js';
import { EMPTY_PAPER } from './paper-draft.js';
import { ownQuestion } from './question.js';
import { questionsOf } from './visitor-draft.js';

const question = ownQuestion('own-1', '# Soal');
const form = {
  title: 'UTS',
  description: 'Buku tertutup.',
  questions: [question],
  courseTags: ['Basis Data'],
  topicTags: ['Graph', 'Greedy'],
};
const own = { id: 'own-1', text: 'baru' };

describe('a form of an older page', () => {
  it('is a paper with all that it said', () => {
    const read = readKept({ form, own });
    const { questions, ...said } = form;
    expect(read).toMatchObject({ draft: said, own });
    expect(read && questionsOf(read.draft)).toEqual(questions);
    expect(readKept(JSON.parse(JSON.stringify(read && toKept(read))))).toEqual(read);
  });

  it('is still read where it says difficulty, as it once did', () => {
    const { level, ...rest } = question;
    const read = readKept({ form: { ...form, questions: [{ ...rest, difficulty: level }] } });
    expect(read && questionsOf(read.draft)).toEqual([question]);
  });

  it.each([null, undefined, 'x', [], { form: 1 }])('%j is none', (kept) => {
    expect(readKept(kept)).toBeUndefined();
  });

  it('loses broken parts only', () => {
    const read = readKept({
      form: {
        title: 3,
        questions: [question, { ...question, id: 2 }, null, question],
        courseTags: ['Basis Data', 7, 'Basis Data'],
        topicTags: 'Graph',
      },
      own: { id: 1 },
    });
    expect(read?.draft).toMatchObject({ ...said(EMPTY_PAPER), courseTags: ['Basis Data'] });
    expect(read && questionsOf(read.draft)).toEqual([question]);
    expect(read?.own).toBeUndefined();
  });
});

const said = ({ title, description, topicTags }: typeof EMPTY_PAPER) => ({
  title,
  description,
  topicTags,
});
