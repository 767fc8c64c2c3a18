import { describe, expect, it } from 'vitest';
import { fileSchema } from '../files/files.js';
import { questionSetSchema } from '../sets/question-sets.js';
import { siteSchema } from '../site/site.js';
import { courseStatsSchema } from '../tags/course-materials.js';
import { materialTagSchema } from '../tags/material-tags.js';
import { fallback, readNumber } from './lenient.js';

describe('readNumber', () => {
  const count = fallback(readNumber, 0);

  it('reads a number that came as text, as databases write large counts', () => {
    expect(count.parse('2')).toBe(2);
    expect(count.parse(' 12 ')).toBe(12);
    expect(count.parse('2.5')).toBe(2.5);
    expect(count.parse('-1')).toBe(-1);
    expect(count.parse(7)).toBe(7);
  });

  it('takes nothing else for a number', () => {
    for (const value of [
      '',
      ' ',
      'dua',
      '0x10',
      '1e9',
      '1.234.567',
      null,
      undefined,
      true,
      [2],
      {},
    ]) {
      expect(count.parse(value)).toBe(0);
    }
  });
});

describe('counts of answers', () => {
  it('are read from text wherever they stand', () => {
    expect(
      courseStatsSchema.parse({ id: 1, material_count: '2', question_set_count: '3' }),
    ).toMatchObject({ material_count: 2, question_set_count: 3 });
    const set = { id: 1, title: 'UTS', subject: 'Basis Data', level: 'Mudah' };
    expect(
      questionSetSchema.parse({ ...set, downloads: '4', questionCount: '5', year: '2024' }),
    ).toMatchObject({ downloads: 4, questionCount: 5, year: 2024 });
    const file = { id: 1, originalname: 'a.pdf', filetype: 'pdf', filecategory: 'questions' };
    expect(fileSchema.parse({ ...file, size: '9' })).toMatchObject({ size: 9 });
    expect(
      siteSchema.parse({ name: 'Bank Soal', maxUploadMb: '5', questionSetCount: '6' }),
    ).toMatchObject({ maxUploadMb: 5, questionSetCount: 6 });
    expect(materialTagSchema.parse({ id: 1, name: 'SQL', course_tag_id: '3' })).toMatchObject({
      course_tag_id: 3,
    });
  });
});
