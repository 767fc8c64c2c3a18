import { expect, it } from 'vitest';
import { difficultyTone } from './difficulty-tone.js';

it.each([
  ['Mudah', 'success'],
  ['Sedang', 'warning'],
  ['Sulit', 'danger'],
  ['Sangat Sulit', 'danger'],
  ['Custom', 'neutral'],
])('gives %s the tone %s', (level, tone) => {
  expect(difficultyTone(level)).toBe(tone);
});
