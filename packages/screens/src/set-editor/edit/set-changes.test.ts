import { describe, expect, it } from 'vitest';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { sets } from '../../test/fixtures.js';
import { conflictsOf } from './set-changes.js';

const set = { ...(sets[0] as QuestionSet), questionCount: 40 };

describe('conflictsOf', () => {
  it('names only fields that both have changed, to different things', () => {
    const typed = { title: { from: set.title, to: 'UAS' } };
    expect(conflictsOf(typed, set)).toEqual([]);
    expect(conflictsOf(typed, { ...set, title: 'UTS (benar)' })).toEqual(['title']);
  });

  it('takes a number that the server has counted for no one’s', () => {
    const changes = { questionCount: { from: 1, to: 5 } };
    const counted = set.files.filter(({ category }) => category === 'questions').length;
    expect(conflictsOf(changes, { ...set, questionCount: counted })).toEqual([]);
    expect(conflictsOf(changes, { ...set, questionCount: 7 })).toEqual(['questionCount']);
  });
});
