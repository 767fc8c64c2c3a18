import { expect, it } from 'vitest';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { withKnownSets } from './preload-rest.js';

const set = (id: number, downloads = 0) => ({ id, downloads }) as QuestionSet;

it('keeps the object of a set that is as it was', () => {
  const known = [set(1), set(2)];
  const list = withKnownSets([set(2), set(3), set(1)], known);
  expect(list).toEqual([set(2), set(3), set(1)]);
  expect(list[0]).toBe(known[1]);
  expect(list[2]).toBe(known[0]);
});

it('takes the new object of a set that has changed', () => {
  const [changed] = withKnownSets([set(1, 5)], [set(1, 4)]);
  expect(changed?.downloads).toBe(5);
});
