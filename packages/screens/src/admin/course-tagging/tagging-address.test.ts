import { expect, it } from 'vitest';
import { taggingAddress } from './tagging-address.js';

it.each([
  ['', { course: undefined, tab: 'materials', q: '' }],
  ['q=basis', { course: undefined, tab: 'materials', q: 'basis' }],
  ['course=7', { course: 7, tab: 'materials', q: '' }],
  ['course=7&tab=global&q=graf', { course: 7, tab: 'tags', q: 'graf' }],
] as const)('finds course-tagging again at ?%s', (text, state) => {
  expect(taggingAddress.read(new URLSearchParams(text))).toEqual(state);
  expect(taggingAddress.write(state).toString()).toBe(text);
});
