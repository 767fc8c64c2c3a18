import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  draftOf,
  newDraft,
  problemsOf,
  readKeptDraft,
  saysNothing,
} from './question-form.js';

describe('a question while it is written', () => {
  it('needs no more than its text', () => {
    const draft = { ...newDraft(), markdown: 'Jelaskan tumpukan.' };
    expect(problemsOf(draft)).toEqual({});
    expect(bodyOf(draft)).toEqual({
      kind: 'uraian',
      subject: '',
      difficulty: 'Sedang',
      topics: [],
      visibility: 'owner',
      markdown: 'Jelaskan tumpukan.',
      options: [],
      answer: '',
      explanation: '',
      points: 1,
      outcomeIds: [],
      cognitive: null,
    });
  });

  it('says what is missing, at its field', () => {
    const draft = newDraft();
    expect(problemsOf(draft)).toMatchObject({ markdown: { code: 'required' } });
    expect(problemsOf({ ...draft, kind: 'pilihan' })).toHaveProperty('options');
    expect(problemsOf({ ...draft, kind: 'benar-salah' })).toHaveProperty('answer');
  });

  it('leaves out options that nobody wrote', () => {
    const draft = { ...newDraft(), kind: 'pilihan' as const, markdown: 'Pilih.' };
    const [first, second, ...others] = draft.options;
    if (!first || !second) throw new Error('A new choice has options');
    const options = [
      { ...first, markdown: 'A', right: true },
      { ...second, markdown: 'B' },
      ...others,
    ];
    expect(bodyOf({ ...draft, options }).options).toEqual([
      { markdown: 'A', right: true },
      { markdown: 'B', right: false },
    ]);
    expect(problemsOf({ ...draft, options })).toEqual({});
    expect(
      problemsOf({ ...draft, options: [{ ...first, markdown: 'A', right: true }, ...others] }),
    ).toHaveProperty('options');
  });

  it('is kept and read again, and what is broken is none', () => {
    const draft = { ...newDraft(), markdown: 'Separuh jadi' };
    expect(readKeptDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readKeptDraft({ markdown: 3 })).toBeUndefined();
    expect(saysNothing(newDraft())).toBe(true);
    expect(saysNothing(draft)).toBe(false);
  });

  it('is judged by what a number may be off by', () => {
    const draft = { ...newDraft(), kind: 'isian' as const, markdown: 'Berapa?', tolerance: 0.1 };
    expect(problemsOf({ ...draft, short: '3,14' })).toEqual({});
    expect(problemsOf({ ...draft, short: 'tiga' })).toMatchObject({
      tolerance: { code: 'invalid', what: 'tolerance' },
    });
    expect(bodyOf({ ...draft, short: '3,14' })).toMatchObject({
      answer: '',
      answers: [{ text: '3,14', weight: 100 }],
      tolerance: 0.1,
    });
  });

  it('comes from the bank as it is there', () => {
    const draft = draftOf({
      id: 3,
      version: 2,
      kind: 'benar-salah',
      subject: 'Basis Data',
      level: 'Sulit',
      topics: ['SQL'],
      visibility: 'lecturers',
      isSample: false,
      owner: null,
      markdown: 'Benar?',
      options: [],
      answer: 'benar',
      explanation: '',
      points: 2,
      lastUsed: null,
    });
    expect(bodyOf(draft)).toMatchObject({
      kind: 'benar-salah',
      answer: 'benar',
      difficulty: 'Sulit',
      points: 2,
    });
  });
});
