import { describe, expect, it } from 'vitest';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { sets } from '../../test/fixtures.js';
import { createdMeanwhile, sameSets } from './find-duplicates.js';
import { formOf } from './set-form.js';

const set = sets[0] as QuestionSet;
const form = formOf(set);

describe('sameSets', () => {
  it('finds the set of the same course, level, year and title, however it is written', () => {
    const written = { ...form, title: '  uts  STRUKTUR data ２０２５', subject: 'struktur Data ' };
    expect(sameSets(sets, written)).toEqual([set]);
  });

  it.each([{ title: 'UAS' }, { subject: 'Basis Data' }, { level: 'Mudah' }, { year: 2024 }])(
    'does not find it when one of the four differs: %o',
    (part) => {
      expect(sameSets(sets, { ...form, ...part })).toEqual([]);
    },
  );

  it.each([{ title: ' ' }, { subject: '' }, { level: '' }, { year: null }])(
    'waits until all four are there: %o',
    (part) => {
      expect(
        sameSets([{ ...set, title: '', subject: '', level: '' }], { ...form, ...part }),
      ).toEqual([]);
    },
  );
});

describe('createdMeanwhile', () => {
  it('takes the empty own set that says the same', () => {
    const empty = { ...set, id: 9, files: [] };
    expect(createdMeanwhile([set, empty], form)).toBe(empty);
  });

  it('takes none with files, and none that was withdrawn', () => {
    const withdrawn = { ...set, files: [], withdrawnAt: '2026-01-01T00:00:00.000Z' };
    expect(createdMeanwhile([set, withdrawn], form)).toBeUndefined();
  });
});
