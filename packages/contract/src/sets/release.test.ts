import { describe, expect, it } from 'vitest';
import { CASE_NOW, CASE_READERS, type CaseReader, RELEASE_CASES } from '../test/release-cases.js';
import {
  changeRelease,
  keyOpensAt,
  mayOpenKey,
  maySeeSet,
  nextOpening,
  OPEN_RELEASE,
  type Release,
  readMoment,
  type SetReader,
  signInOpensKey,
  visibilitiesFor,
} from './release.js';

const now = Date.parse(CASE_NOW);

const readerOf = (reader: CaseReader): SetReader =>
  reader === 'owner' ? { level: 'user', isOwner: true } : { level: reader, isOwner: false };

const asked = (ask: (reader: SetReader) => boolean) =>
  CASE_READERS.filter((reader) => ask(readerOf(reader)));

describe.each(RELEASE_CASES)('$what', ({ release, sees, opens, announcedTo, next, signIn }) => {
  it('is seen, and its key opened, by whom it is for', () => {
    expect(asked((reader) => maySeeSet(release, reader, now)).toSorted()).toEqual(sees.toSorted());
    expect(asked((reader) => mayOpenKey(release, reader, now)).toSorted()).toEqual(
      opens.toSorted(),
    );
  });

  it('tells when it opens only those for whom the date opens it', () => {
    for (const reader of CASE_READERS) {
      const expected = announcedTo.includes(reader) ? release.keyFrom : null;
      expect([reader, keyOpensAt(release, readerOf(reader), now)]).toEqual([reader, expected]);
    }
    expect(nextOpening(release, now)).toBe(next);
    expect(signInOpensKey(release, now)).toBe(signIn);
  });
});

it('opens nothing to a stranger, and no private set to anyone by their level', () => {
  expect(visibilitiesFor('stranger')).toEqual([]);
  expect(visibilitiesFor('lecturer')).toEqual(['public', 'users', 'lecturers']);
});

it('closes what a later version may say', () => {
  const unknown = { ...OPEN_RELEASE, visibility: 'fakultas' } as unknown as Release;
  expect(asked((reader) => maySeeSet(unknown, reader, now))).toEqual(['administrator', 'owner']);
});

const SOON = '2026-12-01T00:00:00.000Z';
const LATE = '2026-12-20T05:00:00.000Z';

describe('changeRelease', () => {
  const changed = (before: Partial<Release>, change: Partial<Release>) =>
    changeRelease({ ...OPEN_RELEASE, ...before }, change);

  it('leaves what is not named, and takes the key along when the set is for fewer', () => {
    const before: Release = {
      visibility: 'users',
      availableFrom: SOON,
      keyVisibility: 'users',
      keyFrom: LATE,
    };
    expect(changeRelease(before, {})).toEqual({ release: before });
    expect(changeRelease(before, { visibility: 'lecturers' }).release).toEqual({
      ...before,
      visibility: 'lecturers',
      keyVisibility: 'lecturers',
    });
    expect(changeRelease(before, { visibility: 'public' }).release).toEqual({
      ...before,
      visibility: 'public',
    });
    expect(changeRelease(before, { availableFrom: null, keyFrom: null }).release).toEqual({
      ...before,
      availableFrom: null,
      keyFrom: null,
    });
  });

  it('has no key for more people than its set', () => {
    const problem = 'key-wider-than-set';
    expect(changed({}, { visibility: 'users', keyVisibility: 'public' }).problem).toBe(problem);
    const narrow = { visibility: 'lecturers', keyVisibility: 'owner' } as const;
    expect(changed(narrow, { keyVisibility: 'users' }).problem).toBe(problem);
    expect(changed(narrow, { keyVisibility: 'lecturers' }).problem).toBeUndefined();
  });

  it('has no key before its set', () => {
    const problem = 'key-before-set';
    expect(changed({}, { availableFrom: LATE, keyFrom: SOON }).problem).toBe(problem);
    expect(changed({ availableFrom: LATE }, { keyFrom: SOON }).problem).toBe(problem);
    expect(changed({ keyFrom: SOON }, { availableFrom: LATE }).problem).toBe(problem);
    expect(changed({}, { availableFrom: SOON, keyFrom: SOON }).problem).toBeUndefined();
    expect(changed({ availableFrom: LATE }, { keyFrom: null }).problem).toBeUndefined();
  });
});

it.each([
  ['2026-12-20T12:00:00+07:00', LATE],
  ['2026-12-20T12:00+0700', LATE],
  ['2026-12-20t05:00:00.0000z', LATE],
  ['2026-12-20', undefined],
  ['2026-12-20T12:00:00', undefined],
  ['2026-02-30T12:00:00Z', undefined],
  ['2026-12-20T25:00:00Z', undefined],
  ['2026-12-20T12:00:00+99:00', undefined],
  ['9999-12-31T23:59:59-12:00', undefined],
  ['0000-01-01T00:00:00Z', undefined],
  ['besok', undefined],
  ['', undefined],
])('reads the moment "%s" as %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});
