import { expect, it } from 'vitest';
import { serverTexts } from '../../indonesian/server.js';
import { durationWords } from './duration-words.js';

it.each([
  [0, '< 1 menit'],
  [59, '< 1 menit'],
  [60, '1 menit'],
  [3600, '1 jam'],
  [3725, '1 jam 2 menit'],
  [86_400, '1 hari'],
  [86_400 + 60 * 59, '1 hari'],
  [3 * 86_400 + 4 * 3600 + 1800, '3 hari 4 jam'],
])('writes %i seconds as %s', (seconds, words) => {
  expect(durationWords(seconds, serverTexts)).toBe(words);
});
