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

it('keeps accepted answers and a tolerance, and says one answer in Markdown as before', () => {
  const answers = [
    { text: 'Kodok', weight: 50 },
    { text: '*Katak*', weight: 100 },
  ];
  const draft = questionDraft({ kind: 'isian', answer: 'Kodok atau Katak', answers });
  expect(draft).toMatchObject({ short: '*Katak*', plain: true, tolerance: null });
  expect(draftedQuestion(draft)).toMatchObject({ answer: '', answers: answers.toReversed() });
  expect(draftedQuestion({ ...draft, others: [] }).answers).toEqual([
    { text: '*Katak*', weight: 100 },
  ]);
  const alone = questionDraft({ kind: 'isian', answer: '`SELECT`' });
  expect(draftedQuestion(alone)).toMatchObject({
    answer: '`SELECT`',
    answers: null,
    tolerance: null,
  });
  expect(draftedQuestion({ ...alone, kind: 'uraian' })).not.toHaveProperty('answers');
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
