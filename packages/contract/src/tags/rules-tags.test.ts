import { describe, expect, it } from 'vitest';
import { checkCourseMaterialName } from './course-materials.js';
import { courseCode } from './course-tags.js';
import { checkCourseTagName, checkMaterialTagName, nameKey } from './rules-tags.js';

const others = [{ id: 1, name: 'Basis Data' }];

describe('tag names', () => {
  it('are required', () => {
    expect(checkCourseTagName('   ')).toEqual({ code: 'required', what: 'tag-name' });
    expect(checkMaterialTagName('')).toEqual({ code: 'required', what: 'tag-name' });
  });

  it('are unique regardless of case, spaces around and Unicode form', () => {
    expect(checkCourseTagName(' basis DATA ', others)).toEqual({
      code: 'taken',
      what: 'course-tag',
    });
    expect(checkMaterialTagName('Basis Data', others)).toEqual({
      code: 'taken',
      what: 'material-tag',
    });
    expect(nameKey('E\u0301COLE \uFB01')).toBe(nameKey('\u00C9cole fi'));
  });

  it('may stay as they are on edit', () => {
    expect(checkCourseTagName('BASIS DATA', others, 1)).toBeUndefined();
    expect(checkCourseTagName('BASIS DATA', others, 2)).toBeDefined();
  });

  it('have at most 100 characters', () => {
    expect(checkMaterialTagName('x'.repeat(100))).toBeUndefined();
    expect(checkMaterialTagName('x'.repeat(101))).toEqual({
      code: 'too-long',
      what: 'tag-name',
      max: 100,
    });
  });
});

describe('courses', () => {
  it('derive a code', () => {
    expect([courseCode(7), courseCode(1234)]).toEqual(['CS007', 'CS1234']);
  });

  it('have materials with non-blank names', () => {
    expect(checkCourseMaterialName(' \t')).toBeDefined();
    expect(checkCourseMaterialName('Indeks B-Tree')).toBeUndefined();
  });
});
