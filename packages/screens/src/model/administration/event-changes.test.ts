import { expect, it } from 'vitest';
import { changesOf } from './event-changes.js';

const names = { visibility: 'Siapa', keyFrom: 'Kunci dibuka', title: 'Judul' };
const shout = (_: string, value: string) => value.toUpperCase();

it('names what has changed, with words of both sides', () => {
  const before = { visibility: 'public', keyFrom: null, title: 'UTS' };
  const after = { visibility: 'users', keyFrom: '2026-12-20', title: 'UTS' };
  expect(changesOf({ before, after }, names, shout)).toEqual([
    { id: 'visibility', label: 'Siapa', before: 'PUBLIC', after: 'USERS' },
    { id: 'keyFrom', label: 'Kunci dibuka', before: '', after: '2026-12-20' },
  ]);
});

it('says nothing of what has no name, and of one side where there is one', () => {
  expect(changesOf({ before: null, after: { secret: 1, title: 'UTS' } }, names, shout)).toEqual([
    { id: 'title', label: 'Judul', after: 'UTS' },
  ]);
  expect(changesOf({ before: null, after: null }, names, shout)).toEqual([]);
});
