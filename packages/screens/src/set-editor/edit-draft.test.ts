import { describe, expect, it } from 'vitest';
import type { QuestionSet } from '../model/question-set.js';
import { sets } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { createChangesKeeper, parseChanges } from './edit-draft.js';
import { formOf } from './set-form.js';

const stored = formOf(sets[0] as QuestionSet);
const changes = {
  title: { from: stored.title, to: 'UAS' },
  topics: { from: stored.topics, to: ['SQL'] },
  year: { from: 2025, to: null },
};

describe('the kept changes', () => {
  it('come back as they were, and go when there are none', () => {
    const storage = memoryStorage();
    const keeper = createChangesKeeper(storage, 'k');
    keeper.write(changes);
    expect(keeper.read(stored)).toEqual(changes);
    keeper.write({});
    expect(storage.getItem('k')).toBeNull();
    expect(keeper.read(stored)).toEqual({});
  });

  it('come out of an earlier version’s draft without what they were made from', () => {
    const form = { ...stored, title: 'UAS', topics: ['SQL'] };
    expect(parseChanges(JSON.stringify({ form }), stored)).toEqual({
      title: { to: 'UAS' },
      topics: { to: ['SQL'] },
    });
  });

  it('find the level where earlier versions kept it', () => {
    const difficulty = { from: stored.level, to: 'Mudah' };
    expect(parseChanges(JSON.stringify({ changes: { difficulty } }), stored)).toEqual({
      level: difficulty,
    });
    const form = { ...stored, level: undefined, difficulty: 'Mudah' };
    expect(parseChanges(JSON.stringify({ form }), stored)).toEqual({ level: { to: 'Mudah' } });
  });

  it.each([null, '', 'x', '[]', '{"changes":3}', '{"changes":{"title":{"to":3},"x":{"to":"y"}}}'])(
    'are none out of %s',
    (text) => expect(parseChanges(text, stored)).toEqual({}),
  );

  it('need no storage', () => {
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    for (const storage of [undefined, refused]) {
      const keeper = createChangesKeeper(storage, 'k');
      keeper.write(changes);
      expect(keeper.read(stored)).toEqual({});
    }
  });
});
