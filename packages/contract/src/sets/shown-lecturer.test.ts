import { expect, it } from 'vitest';
import { shownLecturer } from './shown-lecturer.js';

it.each([
  [['Dr. Ratna', 'Sari Wulandari', 'sari'], 'Dr. Ratna'],
  [['  ', ' Sari Wulandari ', 'sari'], 'Sari Wulandari'],
  [['', '', 'sari'], 'sari'],
  [['', null, undefined], 'Unknown'],
])('of %j shows %j', (names, shown) => {
  expect(shownLecturer(...names)).toBe(shown);
});
