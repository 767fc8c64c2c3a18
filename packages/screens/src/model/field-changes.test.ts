import { describe, expect, it } from 'vitest';
import {
  afterChoice,
  afterSaving,
  applyChanges,
  changesBetween,
  conflictsIn,
  isChanged,
  withChange,
} from './field-changes.js';

const stored = {
  title: 'UTS',
  description: '',
  level: 'Mudah',
  topics: ['Graf'],
  year: 2024,
};
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

describe('conflictsIn', () => {
  it('names only fields that both have changed, to different things', () => {
    expect(conflictsIn(typed, stored)).toEqual([]);
    expect(conflictsIn(typed, { ...stored, description: 'Baru' })).toEqual([]);
    expect(conflictsIn(typed, { ...stored, title: 'UTS (benar)' })).toEqual(['title']);
    expect(conflictsIn(typed, { ...stored, title: 'UAS' })).toEqual([]);
    const padded = { title: { to: ' UAS ', from: 'x' } };
    expect(conflictsIn(padded, { ...stored, title: 'UAS' })).toEqual([]);
  });

  it('asks about what was typed on something that nobody knows any more', () => {
    expect(conflictsIn({ title: { to: 'UAS' } }, stored)).toEqual(['title']);
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
