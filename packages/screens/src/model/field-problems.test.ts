import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.js';
import { refusesInput, withoutEdited } from './field-problems.js';

describe('withoutEdited', () => {
  it('forgets what is wrong with the edited fields alone', () => {
    const problems = { title: 'a', year: 'b' };
    expect(withoutEdited(problems, { title: 'x' })).toEqual({ year: 'b' });
    expect(withoutEdited(problems, { title: undefined, year: null })).toEqual({});
  });

  it('is the same object when nothing goes, so that nothing is drawn again', () => {
    const problems = { title: 'a' };
    expect(withoutEdited(problems, { description: 'x' })).toBe(problems);
  });
});

describe('refusesInput', () => {
  it('tells what was typed from who asks, when, and over which connection', () => {
    for (const status of [400, 409, 422]) expect(refusesInput(new ApiError(status, ''))).toBe(true);
    for (const status of [401, 403, 404, 429, 500]) {
      expect(refusesInput(new ApiError(status, ''))).toBe(false);
    }
    expect(refusesInput(new NetworkError())).toBe(false);
  });
});
