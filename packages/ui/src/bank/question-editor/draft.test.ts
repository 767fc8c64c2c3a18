import { expect, it } from 'vitest';
import { draftedQuestion, newOption, questionDraft } from './draft.js';

it('begins with four options', () => {
  const { kind, options } = questionDraft();
  expect(kind).toBe('pilihan');
  expect(options.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

it.each([
  ['benar-salah', 'salah'],
  ['isian', '`SELECT`'],
  ['uraian', 'Karena **cepat**.'],
  ['kode', '```c\n```'],
] as const)('keeps the answer of %s', (kind, answer) => {
  const question = draftedQuestion(questionDraft({ kind, answer, markdown: '?' }));
  expect(question).toMatchObject({ kind, answer, markdown: '?', options: [] });
});

it('keeps options and which are right', () => {
  const options = [
    { markdown: 'a', right: true },
    { markdown: 'b', right: false },
  ];
  expect(draftedQuestion(questionDraft({ options }))).toMatchObject({ options, answer: '' });
});

it('saves nothing of another kind, and keeps it in the draft', () => {
  const draft = { ...questionDraft(), kind: 'isian' as const, short: 'ya', model: 'panjang' };
  const saved = draftedQuestion(draft);
  expect(saved).toMatchObject({ answer: 'ya', options: [] });
  expect(saved).not.toHaveProperty('model');
  expect(draftedQuestion({ ...draft, kind: 'uraian' }).answer).toBe('panjang');
  expect(draft.options).toHaveLength(4);
});

it('takes no answer that true or false does not know', () => {
  expect(questionDraft({ kind: 'benar-salah', answer: 'mungkin' }).truth).toBeNull();
});

it('names a new option like no other', () => {
  const options = [
    { id: '7', markdown: '', right: false },
    { id: 'x', markdown: '', right: false },
  ];
  expect(newOption(options).id).toBe('8');
  expect(newOption([]).id).toBe('1');
});
