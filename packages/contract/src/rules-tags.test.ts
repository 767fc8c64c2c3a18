import { describe, expect, it } from 'vitest';
import { courseCode, courseDescription } from './course-tags.js';
import { checkCourseMaterialName } from './rules-course-material.js';
import { checkCourseTagName, checkMaterialTagName, nameKey } from './rules-tags.js';

const others = [{ id: 1, name: 'Basis Data' }];

describe('tag names', () => {
  it('are required', () => {
    expect(checkCourseTagName('   ')).toBe('Nama tag harus diisi');
    expect(checkMaterialTagName('')).toBe('Nama tag harus diisi');
  });

  it('are unique regardless of case, spaces around and Unicode form', () => {
    expect(checkCourseTagName(' basis DATA ', others)).toBe('Nama tag sudah digunakan');
    expect(checkMaterialTagName('Basis Data', others)).toBe('Tag dengan nama ini sudah ada');
    expect(nameKey('E\u0301COLE \uFB01')).toBe(nameKey('\u00C9cole fi'));
  });

  it('may stay as they are on edit', () => {
    expect(checkCourseTagName('BASIS DATA', others, 1)).toBeUndefined();
    expect(checkCourseTagName('BASIS DATA', others, 2)).toBeDefined();
  });

  it('have at most 100 characters', () => {
    expect(checkMaterialTagName('x'.repeat(100))).toBeUndefined();
    expect(checkMaterialTagName('x'.repeat(101))).toBe('Nama tag maksimal 100 karakter');
  });
});

describe('courses', () => {
  it('derive code and description', () => {
    expect([courseCode(7), courseCode(1234)]).toEqual(['CS007', 'CS1234']);
    expect(courseDescription('Basis Data')).toBe('Mata kuliah Basis Data');
  });

  it('have materials with non-blank names', () => {
    expect(checkCourseMaterialName(' \t')).toBeDefined();
    expect(checkCourseMaterialName('Indeks B-Tree')).toBeUndefined();
  });
});
