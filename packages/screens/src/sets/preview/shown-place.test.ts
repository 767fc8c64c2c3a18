import { expect, it } from 'vitest';
import { sets } from '../../test/fixtures.js';
import { shownPlace } from './shown-place.js';

const [set] = sets as [(typeof sets)[0]];
const words = ['pohon'];

it('shows a page in the combined document of its kind, at its page there', () => {
  expect(shownPlace(set, { file: 12, page: 1, combinedPage: 4, words })).toEqual({
    combined: 'answers',
    at: { page: 4, words },
  });
  expect(shownPlace(set, { file: 13, page: 1, combinedPage: 9, words })).toMatchObject({
    combined: 'questions',
  });
});

it('shows it in the viewer of the file where no page of the combined document is known', () => {
  expect(shownPlace(set, { file: 11, page: 3, words })).toEqual({
    file: 11,
    at: { page: 3, words },
  });
});

it('tells that the file is gone', () => {
  expect(shownPlace(set, { file: 99, page: 1, combinedPage: 1, words })).toBe('gone');
});
