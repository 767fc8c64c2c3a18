import { describe, expect, it } from 'vitest';
import { averageMaterials, searchCourses, toCourses } from './admin-course.js';

const tags = [
  { id: 7, name: 'Basis Data' },
  { id: 1234, name: 'Struktur Data' },
];

describe('toCourses', () => {
  it('joins by id, and counts nothing where there are no counts', () => {
    const stats = [{ id: 7, name: 'lain', material_count: 3, question_set_count: 2 }];
    expect(toCourses(tags, stats)).toEqual([
      {
        id: 7,
        name: 'Basis Data',
        code: 'CS007',
        materials: 3,
        sets: 2,
      },
      {
        id: 1234,
        name: 'Struktur Data',
        code: 'CS1234',
        materials: 0,
        sets: 0,
      },
    ]);
  });
});

describe('searchCourses', () => {
  const courses = toCourses(tags, []);
  it('looks into name and code', () => {
    expect(searchCourses(courses, ' basis ').map(({ id }) => id)).toEqual([7]);
    expect(searchCourses(courses, 'cs1234').map(({ id }) => id)).toEqual([1234]);
    expect(searchCourses(courses, '')).toBe(courses);
  });
});

describe('averageMaterials', () => {
  const write = (counts: number[], locale: string) =>
    averageMaterials(
      counts.map((materials) => ({ materials })),
      locale,
    );
  const of = (...counts: number[]) => write(counts, 'id-ID');

  it('has one decimal, rounded', () => {
    expect(write([1, 2, 2], 'en-GB')).toBe('1.7');
    expect(of(1, 2, 2)).toBe('1,7');
    expect(of(2, 3)).toBe('2,5');
    expect(of(4)).toBe('4,0');
  });

  it('is zero without courses', () => {
    expect(of()).toBe('0,0');
  });
});
