import { describe, expect, it } from 'vitest';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { sets } from '../../test/fixtures.js';
import { formOf } from '../form/set-form.js';
import { keptChanges, readChanges } from './edit-draft.js';

const stored = formOf(sets[0] as QuestionSet);
const changes = {
  title: { from: stored.title, to: 'UAS' },
  topics: { from: stored.topics, to: ['SQL'] },
  year: { from: 2025, to: null },
};

describe('the kept changes', () => {
  it('come back as they were, and are not kept when there are none', () => {
    expect(readChanges(JSON.parse(JSON.stringify(keptChanges(changes))), stored)).toEqual(changes);
    expect(keptChanges({})).toBeUndefined();
  });

  it('come out of an earlier version’s draft without what they were made from', () => {
    const form = { ...stored, title: 'UAS', topics: ['SQL'] };
    expect(readChanges({ form }, stored)).toEqual({
      title: { to: 'UAS' },
      topics: { to: ['SQL'] },
    });
  });

  it('find the level where earlier versions kept it', () => {
    const difficulty = { from: stored.level, to: 'Mudah' };
    expect(readChanges({ changes: { difficulty } }, stored)).toEqual({
      level: difficulty,
    });
    const form = { ...stored, level: undefined, difficulty: 'Mudah' };
    expect(readChanges({ form }, stored)).toEqual({ level: { to: 'Mudah' } });
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    { changes: 3 },
    { changes: { title: { to: 3 }, x: { to: 'y' } } },
  ])('are none out of %j', (kept) => expect(readChanges(kept, stored)).toEqual({}));
});
