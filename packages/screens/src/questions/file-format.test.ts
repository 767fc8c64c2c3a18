import { expect, it } from 'vitest';
import { formatOf } from './file-format.js';

it.each([
  ['soal.xml', 'moodle'],
  ['SOAL.JSON', 'json'],
  ['kuis.gift', 'gift'],
  ['kuis.txt', 'gift'],
  ['tanpa-akhiran', 'gift'],
])('%s is taken for %s', (name, format) => {
  expect(formatOf(name)).toBe(format);
});
