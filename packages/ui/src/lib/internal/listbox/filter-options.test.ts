import { describe, expect, it } from 'vitest';
import { filterOptions, findOption } from './filter-options.js';

const courses = ['Struktur Data', 'Basis Data', 'Database Lanjut', 'Kecerdasan Buatan'];

describe('filterOptions', () => {
  it('answers everything for an empty text', () => {
    expect(filterOptions(courses, '  ')).toBe(courses);
  });

  it('ignores case and puts what begins with the text first', () => {
    expect(filterOptions(courses, 'DATA')).toEqual([
      'Database Lanjut',
      'Struktur Data',
      'Basis Data',
    ]);
  });

  it('answers nothing when nothing matches', () => {
    expect(filterOptions(courses, 'fisika')).toEqual([]);
  });
});

describe('findOption', () => {
  it('finds the whole name only', () => {
    expect(findOption(courses, ' basis data ')).toBe('Basis Data');
    expect(findOption(courses, 'basis')).toBeUndefined();
    expect(findOption(courses, '')).toBeUndefined();
  });
});

it('finds options by their labels, and leaves those with groups in their order', () => {
  const options = [
    { value: 'IF1', label: 'Struktur Data', group: 'A' },
    { value: 'IF2', label: 'Data Besar', group: 'B' },
    { value: 'DATA', label: 'Logika', group: 'B' },
  ];
  expect(filterOptions(options, 'data').map(({ value }) => value)).toEqual(['IF1', 'IF2']);
  expect(findOption(options, ' logika ')).toBe(options[2]);
});
