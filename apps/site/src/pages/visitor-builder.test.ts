import { FORM_COURSE_TAGS, QUESTION_LEVELS, QUESTION_TYPES } from '@bank-soal/screens/builder';
import { expect, it } from 'vitest';
import { questionBank } from './visitor-builder.js';

const used = (key: 'subject' | 'level' | 'type') =>
  new Set(questionBank.map((question) => question[key]));

it('has twenty different questions', () => {
  expect(new Set(questionBank.map(({ id }) => id)).size).toBe(20);
  expect(new Set(questionBank.map(({ question }) => question)).size).toBe(20);
});

it('knows every course, level and type, and no other', () => {
  expect(used('subject')).toEqual(new Set(FORM_COURSE_TAGS));
  expect(used('level')).toEqual(new Set(QUESTION_LEVELS));
  expect(used('type')).toEqual(new Set(QUESTION_TYPES));
});
