import { expect, it } from 'vitest';
import { levelTone } from './level-badge.js';

it.each([
  ['Mudah', 'success'],
  ['Sedang', 'warning'],
  ['Sulit', 'danger'],
  ['Sangat Sulit', 'danger'],
  ['Custom', 'neutral'],
])('gives %s the tone %s', (level, tone) => {
  expect(levelTone(level)).toBe(tone);
});
