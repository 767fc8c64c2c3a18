import type { Release } from '@bank-soal/contract/sets';
import { describe, expect, it } from 'vitest';
import { sets } from '../../test/fixtures.js';
import { keyOpens } from './key-opens.js';
import { isKeyClosed, locksOf } from './lock-of.js';
import type { QuestionSet } from './question-set.js';

const lockOf = (...of: Parameters<typeof locksOf>) => locksOf(...of)[0];
const set = sets[0] as QuestionSet;
const now = Date.parse('2026-11-23T03:00:00Z');
const SOON = '2026-12-20T05:00:00Z';
const PAST = '2026-11-01T05:00:00Z';
const closed = { ...set, files: set.files.filter(({ category }) => category === 'questions') };
const open: Release = {
  visibility: 'public',
  availableFrom: null,
  keyVisibility: 'public',
  keyFrom: null,
};

it('knows a closed key by what is there and what is not', () => {
  expect(isKeyClosed(set)).toBe(false);
  expect(isKeyClosed(closed)).toBe(true);
  expect(isKeyClosed({ ...closed, hasAnswers: false, hasTestCases: false })).toBe(false);
});

it('says when a key that is there opens later, to whom it is for', () => {
  const of = (part: Partial<QuestionSet>) => keyOpens({ ...set, ...part }, now);
  expect(of({ keyFrom: SOON })).toBe(SOON);
  expect(of({ keyFrom: null })).toBeUndefined();
  expect(of({ release: { ...open, keyFrom: SOON } })).toBe(SOON);
  expect(of({ release: { ...open, keyFrom: PAST } })).toBeUndefined();
  expect(of({ release: { ...open, availableFrom: SOON } })).toBe(SOON);
  const alone = { ...open, keyVisibility: 'owner', keyFrom: SOON } as const;
  expect(of({ release: alone })).toBeUndefined();
  expect(of({ keyFrom: SOON, hasAnswers: false, hasTestCases: false })).toBeUndefined();
});

describe('to a reader', () => {
  it('says when the key opens, or that it is closed', () => {
    expect(lockOf({ ...closed, keyFrom: SOON }, false, now)).toEqual({
      reason: 'key-date',
      at: SOON,
    });
    expect(lockOf(closed, false, now)).toEqual({ reason: 'key-closed' });
    expect(lockOf(set, false, now)).toBeUndefined();
  });
});

describe('to its creator', () => {
  it.each<[Partial<Release>, string | undefined]>([
    [{}, undefined],
    [{ visibility: 'owner', keyVisibility: 'owner' }, 'owner'],
    [{ availableFrom: SOON }, 'date'],
    [{ availableFrom: PAST }, undefined],
    [{ visibility: 'lecturers', keyVisibility: 'owner' }, 'lecturers'],
    [{ visibility: 'users', keyVisibility: 'users', keyFrom: SOON }, 'users'],
    [{ keyFrom: SOON }, 'key-date'],
    [{ keyFrom: PAST }, undefined],
    [{ keyVisibility: 'lecturers' }, 'key-lecturers'],
    [{ keyVisibility: 'users' }, 'key-users'],
    [{ keyVisibility: 'owner', keyFrom: SOON }, 'key-owner'],
  ])('of %j the lock is %s', (part, reason) => {
    const lock = lockOf({ ...set, release: { ...open, ...part } }, true, now);
    expect(lock?.reason).toBe(reason);
  });
});

it('does not call a set the administrator’s own', () => {
  const release: Release = { ...open, visibility: 'owner', keyVisibility: 'owner' };
  expect(lockOf({ ...set, release }, false, now)).toEqual({ reason: 'creator' });
});

it('says all that is closed, the set before its key', () => {
  const all = (part: Partial<Release>) =>
    locksOf({ ...set, release: { ...open, ...part } }, true, now);
  expect(
    all({ visibility: 'users', availableFrom: SOON, keyVisibility: 'users', keyFrom: SOON }),
  ).toEqual([{ reason: 'date', at: SOON }, { reason: 'users' }, { reason: 'key-date', at: SOON }]);
  expect(all({ visibility: 'users', keyVisibility: 'users' })).toEqual([{ reason: 'users' }]);
  expect(all({ visibility: 'users', keyVisibility: 'lecturers' })).toEqual([
    { reason: 'users' },
    { reason: 'key-lecturers' },
  ]);
  expect(all({ visibility: 'lecturers', keyVisibility: 'owner' })).toEqual([
    { reason: 'lecturers' },
    { reason: 'key-owner' },
  ]);
  expect(all({ visibility: 'owner', keyVisibility: 'owner' })).toEqual([{ reason: 'owner' }]);
  expect(all({})).toEqual([]);
});
