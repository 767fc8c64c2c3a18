import { expect, it } from 'vitest';
import { sets } from '../../test/fixtures.js';
import { linkOpeners } from './link-openers.js';

const now = Date.parse('2026-11-28T00:00:00Z');
const [set] = sets;
if (!set) throw new Error('A set is needed');
const released = (
  visibility: 'public' | 'users' | 'owner',
  availableFrom: string | null = null,
) => ({
  ...set,
  release: { visibility, availableFrom, keyVisibility: visibility, keyFrom: null },
});

it('believes what a visitor is answered', () => {
  const open = { ...set, hasAnswers: false, hasTestCases: false };
  expect(linkOpeners(released('owner'), open, false, now)).toEqual({
    who: 'public',
    keyClosed: false,
  });
  const closed = { ...set, hasAnswers: true, files: [] };
  expect(linkOpeners(set, closed, false, now)).toEqual({ who: 'public', keyClosed: true });
});

it('tells the audience of a set that visitors do not see, and its beginning', () => {
  const later = '2026-12-10T05:00:00.000Z';
  expect(linkOpeners(released('users'), null, false, now)).toEqual({ who: 'users' });
  expect(linkOpeners(released('owner', later), null, false, now)).toEqual({ who: 'owner' });
  expect(linkOpeners(released('public', later), null, false, now)).toEqual({
    who: 'public',
    from: later,
  });
});

it('claims no more than the person here can know', () => {
  expect(linkOpeners(set, null, true, now)).toEqual({ who: 'users' });
  expect(linkOpeners(set, null, false, now)).toEqual({ who: 'signedIn' });
  expect(linkOpeners(released('public'), null, false, now)).toEqual({ who: 'signedIn' });
  expect(linkOpeners(set, undefined, false, now)).toEqual({ who: 'signedIn' });
});
