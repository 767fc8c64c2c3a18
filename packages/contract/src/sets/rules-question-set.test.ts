import { describe, expect, it } from 'vitest';
import { jakartaYear } from '../common/calendar.js';
import { checkUploadForm } from '../files/rules-upload-form.js';
import { checkQuestionSet, isYear, SET_FIELDS } from './rules-question-set.js';

const now = new Date('2025-06-01T00:00:00Z');
const values = { title: 'UTS', subject: 'Basis Data', level: 'Sulit', year: 2025 };

describe('checkQuestionSet', () => {
  it('finds nothing wrong with the least set', () => {
    expect(checkQuestionSet(values, now)).toEqual({});
  });

  it('requires title, subject and level', () => {
    const problems = checkQuestionSet({ title: ' ', subject: '', level: '' }, now);
    expect(problems).toEqual({
      title: SET_FIELDS.required,
      subject: SET_FIELDS.required,
      level: SET_FIELDS.required,
    });
  });

  it('holds the bounds of the wire', () => {
    const longest = { ...values, title: 'x'.repeat(200), description: 'x'.repeat(5000) };
    expect(checkQuestionSet(longest, now)).toEqual({});
    const over = {
      ...values,
      description: 'x'.repeat(5001),
      questionCount: 1.5,
      level: 'HOTS',
    };
    expect(Object.keys(checkQuestionSet(over, now)).toSorted()).toEqual([
      'description',
      'level',
      'questionCount',
    ]);
  });
});

describe('topics of a set', () => {
  const topics = (count: number) =>
    Array.from({ length: count }, (_, index) => `t${index}`).join(', ');

  it.each([
    [topics(30), undefined],
    [`${topics(30)},,  ,`, undefined],
    [topics(31), { code: 'too-many', what: 'topics', max: 30 }],
    ['x'.repeat(100), undefined],
    [`SQL, ${'x'.repeat(101)}`, { code: 'too-long', what: 'topic', max: 100 }],
  ])('are bounded: %j', (text, failure) => {
    expect(checkQuestionSet({ ...values, topics: text }, now).topics).toEqual(failure);
  });
});

describe('isYear', () => {
  it('goes from 1990 to next year', () => {
    expect([1989, 1990, 2026, 2027, 2025.5].map((year) => isYear(year, now))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('takes the calendar of Jakarta', () => {
    expect(jakartaYear(new Date('2025-12-31T18:00:00Z'))).toBe(2026);
  });
});

describe('checkUploadForm', () => {
  const form = { hasQuestionFile: true, values, accessToken: 't' };

  it('passes a full form', () => {
    expect(checkUploadForm(form, now)).toBeUndefined();
  });

  it('asks for the file first, then the fields, then the session', () => {
    const broken = { hasQuestionFile: false, values: { ...values, title: '' }, accessToken: '' };
    expect(checkUploadForm(broken, now)?.failure).toEqual({
      code: 'required',
      what: 'question-file',
    });
    expect(checkUploadForm({ ...broken, hasQuestionFile: true }, now)?.failure).toEqual(
      SET_FIELDS.required,
    );
    expect(checkUploadForm({ ...form, accessToken: undefined }, now)?.failure).toEqual({
      code: 'session-ended',
    });
  });
});
