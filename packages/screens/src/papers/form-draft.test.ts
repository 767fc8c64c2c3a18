import { describe, expect, it } from 'vitest';
import { EMPTY_FORM } from './form.js';
import { EMPTY_DRAFT, type FormDraft, keptFormDraft, readFormDraft } from './form-draft.js';
import { ownQuestion } from './question.js';

const draft: FormDraft = {
  form: {
    title: 'UTS',
    description: 'Buku tertutup.',
    questions: [ownQuestion('own-1', '# Soal')],
    courseTags: ['Basis Data'],
    topicTags: ['Graph', 'Greedy'],
  },
  own: { id: 'own-1', text: 'baru' },
};

describe('a draft', () => {
  it('comes back as it was', () => {
    expect(readFormDraft(JSON.parse(JSON.stringify(keptFormDraft(draft))))).toEqual(draft);
  });

  it('is not kept while there is nothing in it', () => {
    expect(keptFormDraft(EMPTY_DRAFT)).toBeUndefined();
    expect(keptFormDraft({ form: EMPTY_FORM, own: { text: '' } })).toBeDefined();
  });

  it.each([null, undefined, 'x', [], { form: 1 }])('%j is empty', (kept) => {
    expect(readFormDraft(kept)).toEqual(EMPTY_DRAFT);
  });

  it('is still read where it says difficulty, as it once did', () => {
    const { level, ...rest } = ownQuestion('own-1', '# Soal');
    const kept = { form: { ...draft.form, questions: [{ ...rest, difficulty: level }] } };
    expect(readFormDraft(kept).form).toEqual(draft.form);
  });

  it('loses broken parts only', () => {
    const [question] = draft.form.questions;
    const form = {
      title: 3,
      questions: [question, { ...question, id: 2 }, null, question],
      courseTags: ['Basis Data', 7, 'Basis Data'],
      topicTags: 'Graph',
    };
    expect(readFormDraft({ form, own: { id: 1 } })).toEqual({
      form: { ...EMPTY_FORM, questions: [question], courseTags: ['Basis Data'] },
      own: undefined,
    });
  });
});
