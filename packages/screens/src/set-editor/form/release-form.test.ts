import { describe, expect, it } from 'vitest';
import {
  type ReleaseForm,
  readRelease,
  releaseBody,
  releaseFormOf,
  releaseOfSite,
  withVisibility,
} from './release-form.js';

const open = releaseOfSite('public');
const DECEMBER = { day: '20/12/2026', time: '12.00' };
const AT = '2026-12-20T05:00:00.000Z';

it('takes over what holds, and says the same again', () => {
  const release = {
    visibility: 'users',
    availableFrom: null,
    keyVisibility: 'lecturers',
    keyFrom: AT,
  } as const;
  expect(releaseFormOf(release).keyFrom).toEqual(DECEMBER);
  expect(readRelease(releaseFormOf(release))).toEqual({ release });
});

describe('withVisibility', () => {
  it('keeps the key with the same people', () => {
    expect(withVisibility(open, 'users').keyVisibility).toBe('users');
    expect(withVisibility(releaseOfSite('users'), 'public').keyVisibility).toBe('public');
  });

  it('takes a key of other people along, never wider than the set', () => {
    const form: ReleaseForm = { ...open, keyVisibility: 'users' };
    expect(withVisibility(form, 'lecturers').keyVisibility).toBe('lecturers');
    const narrow: ReleaseForm = { ...open, keyVisibility: 'owner' };
    expect(withVisibility(narrow, 'users').keyVisibility).toBe('owner');
  });
});

describe('readRelease', () => {
  it('names each moment that cannot be read', () => {
    const form = { ...open, availableFrom: { day: 'besok', time: '' }, keyFrom: DECEMBER };
    expect(readRelease(form)).toEqual({ problems: { availableFrom: 'unreadable' } });
    expect(readRelease({ ...open, keyFrom: { day: '', time: '12.00' } })).toEqual({
      problems: { keyFrom: 'unreadable' },
    });
  });

  it('refuses a key that opens before its set', () => {
    const form = { ...open, availableFrom: DECEMBER, keyFrom: { day: '19/12/2026', time: '' } };
    expect(readRelease(form)).toEqual({ problems: { keyFrom: 'early' } });
    expect(readRelease({ ...form, keyFrom: DECEMBER })).toHaveProperty('release.keyFrom', AT);
  });

  it('asks nothing of moments while the set is its owner’s alone', () => {
    const form = { ...open, visibility: 'owner', availableFrom: { day: '?', time: '' } } as const;
    expect(readRelease(form)).toEqual({
      release: {
        visibility: 'owner',
        availableFrom: null,
        keyVisibility: 'owner',
        keyFrom: null,
      },
    });
  });
});

describe('releaseBody', () => {
  it('says nothing of what nobody said', () => {
    expect(releaseBody(null, null)).toEqual({});
    expect(releaseBody(open, { ...open })).toEqual({});
  });

  it('says all of a new one', () => {
    expect(releaseBody({ ...open, keyFrom: DECEMBER }, null)).toEqual({
      visibility: 'public',
      availableFrom: null,
      keyVisibility: 'public',
      keyFrom: AT,
    });
  });

  it('says what was changed, and clears a moment', () => {
    expect(releaseBody(open, { ...open, keyFrom: DECEMBER })).toEqual({ keyFrom: null });
    expect(releaseBody(withVisibility(open, 'users'), open)).toEqual({
      visibility: 'users',
      keyVisibility: 'users',
    });
  });
});
