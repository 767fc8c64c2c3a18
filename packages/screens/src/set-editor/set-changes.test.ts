import { describe, expect, it } from 'vitest';
import type { QuestionSet } from '../model/question-set.js';
import { sets } from '../test/fixtures.js';
import {
  afterChoice,
  afterSaving,
  applyChanges,
  changesBetween,
  conflictsOf,
  isChanged,
  withChange,
} from './set-changes.js';
import { formOf } from './set-form.js';

const set = { ...(sets[0] as QuestionSet), questionCount: 40 };
const stored = formOf(set);
const typed = { title: { from: stored.title, to: 'UAS' } };

describe('withChange', () => {
  it('holds what was changed, beside what stood there first', () => {
    const once = withChange({}, stored, { title: 'U' });
    const twice = withChange(once, { ...stored, title: 'Dari orang lain' }, { title: 'UAS' });
    expect(twice).toEqual(typed);
    expect(applyChanges({ ...stored, year: 1999 }, twice)).toEqual({
      ...stored,
      year: 1999,
      title: 'UAS',
    });
  });

  it('forgets a field that says again what is stored', () => {
    expect(withChange(typed, stored, { title: stored.title })).toEqual({});
    expect(withChange({}, stored, { topics: [...stored.topics] })).toEqual({});
    expect(isChanged(stored, {})).toBe(false);
    expect(isChanged(stored, typed)).toBe(true);
  });
});

describe('conflictsOf', () => {
  it('names only fields that both have changed, to different things', () => {
    expect(conflictsOf(typed, set)).toEqual([]);
    expect(conflictsOf(typed, { ...set, description: 'Baru' })).toEqual([]);
    expect(conflictsOf(typed, { ...set, title: 'UTS (benar)' })).toEqual(['title']);
    expect(conflictsOf(typed, { ...set, title: 'UAS' })).toEqual([]);
    expect(conflictsOf({ title: { to: ' UAS ', from: 'x' } }, { ...set, title: 'UAS' })).toEqual(
      [],
    );
  });

  it('asks about what was typed on something that nobody knows any more', () => {
    expect(conflictsOf({ title: { to: 'UAS' } }, set)).toEqual(['title']);
  });

  it('takes a number that the server has counted for no one’s', () => {
    const changes = { questionCount: { from: 1, to: 5 } };
    const counted = set.files.filter(({ category }) => category === 'questions').length;
    expect(conflictsOf(changes, { ...set, questionCount: counted })).toEqual([]);
    expect(conflictsOf(changes, { ...set, questionCount: 7 })).toEqual(['questionCount']);
  });
});

it('drops what a person gives up, and bases the rest on what is stored now', () => {
  const changes = { ...typed, year: { from: 2020, to: 2021 }, level: { from: 'a', to: 'b' } };
  expect(afterChoice(changes, stored, { title: 'mine', year: 'theirs' })).toEqual({
    title: { from: stored.title, to: 'UAS' },
    level: { from: 'a', to: 'b' },
  });
});

it('keeps what was typed while the rest was being saved', () => {
  const later = { title: { from: 'x', to: 'UAS lagi' }, year: { from: 1, to: 2 } };
  expect(afterSaving(later, typed, { ...stored, title: 'UAS' })).toEqual({
    title: { from: 'UAS', to: 'UAS lagi' },
    year: { from: 1, to: 2 },
  });
  expect(afterSaving(typed, typed, stored)).toEqual({});
});

it('leads from one form to another', () => {
  const changes = changesBetween(stored, { ...stored, topics: ['SQL'] });
  expect(changes).toEqual({ topics: { from: stored.topics, to: ['SQL'] } });
});
