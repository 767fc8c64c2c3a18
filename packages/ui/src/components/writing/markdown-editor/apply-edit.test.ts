import { expect, it } from 'vitest';
import { changedRange } from './apply-edit.js';

it.each([
  ['satu dua', 'satu **dua**', { from: 5, to: 8, replacement: '**dua**' }],
  ['satu', '# satu', { from: 0, to: 0, replacement: '# ' }],
  ['# satu', 'satu', { from: 0, to: 2, replacement: '' }],
  ['aa', 'aaa', { from: 2, to: 2, replacement: 'a' }],
  ['sama', 'sama', { from: 4, to: 4, replacement: '' }],
  ['', 'baru', { from: 0, to: 0, replacement: 'baru' }],
])('of %j and %j is the least that differs', (before, after, range) => {
  expect(changedRange(before, after)).toEqual(range);
  const { from, to, replacement } = changedRange(before, after);
  expect(before.slice(0, from) + replacement + before.slice(to)).toBe(after);
});
