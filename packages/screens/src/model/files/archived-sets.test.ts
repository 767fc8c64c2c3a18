import { expect, it } from 'vitest';
import { setAnswers } from '../../test/fixtures.js';
import { toQuestionSet } from '../sets/question-set.js';
import { bytesOf, hasFiles } from './archived-sets.js';

const [one, two] = setAnswers.map(toQuestionSet);
if (!one || !two) throw new Error('Two sets are needed');
const sizes = (set: typeof one) => set.files.reduce((sum, { size }) => sum + size, 0);

it('counts the bytes of all that goes along, and of nothing else', () => {
  expect(sizes(one)).toBeGreaterThan(0);
  expect(bytesOf([one, two])).toBe(sizes(one) + sizes(two));
  expect(bytesOf([one, { ...two, withdrawnAt: '2026-01-01T00:00:00Z' }])).toBe(sizes(one));
});

it('takes no set without a file that this reader may have', () => {
  expect(hasFiles(one)).toBe(true);
  expect(hasFiles({ ...one, files: [] })).toBe(false);
});
