import { questionSetBodySchema } from '@bank-soal/contract/sets';
import { describe, expect, it } from 'vitest';
import { sets } from '../../test/fixtures.js';
import {
  changedSetBody,
  emptyForm,
  formOf,
  isUntouched,
  newSetBody,
  sameForm,
  valuesOf,
} from './set-form.js';

const now = new Date('2026-11-21T03:00:00.000Z');
const filled = {
  ...emptyForm(2026),
  title: ' UTS Basis Data ',
  subject: 'Basis Data ',
  level: 'Sulit',
  topics: ['SQL', 'Normalisasi'],
  description: ' Dua soal. ',
};

describe('newSetBody', () => {
  it('says what the wire asks for, trimmed, topics joined', () => {
    const body = newSetBody(filled, 'Ratna', now);
    expect(body).toEqual({
      title: 'UTS Basis Data',
      subject: 'Basis Data',
      difficulty: 'Sulit',
      year: 2026,
      lecturer: 'Ratna',
      topics: 'SQL, Normalisasi',
      description: 'Dua soal.',
      lastupdated: '2026-11-21T03:00:00.000Z',
    });
    expect(questionSetBodySchema.safeParse(body).success).toBe(true);
  });

  it('sends year and number of questions only when there are any', () => {
    const body = newSetBody({ ...filled, year: null, questionCount: 5 }, 'Ratna', now);
    expect(body).not.toHaveProperty('year');
    expect(body.questionCount).toBe(5);
  });
});

describe('changedSetBody', () => {
  it('leaves the lecturer and all that was not changed to the server', () => {
    const form = { ...filled, questionCount: 2 };
    const body = changedSetBody({ ...form, title: 'UAS' }, form, now);
    expect(body).toEqual({
      title: 'UAS',
      subject: 'Basis Data',
      difficulty: 'Sulit',
      lastupdated: '2026-11-21T03:00:00.000Z',
    });
  });

  it('says all that was changed', () => {
    const body = changedSetBody(filled, { ...emptyForm(2020), questionCount: 5 }, now);
    expect(body).toMatchObject({
      topics: 'SQL, Normalisasi',
      description: 'Dua soal.',
      year: 2026,
      questionCount: null,
    });
  });

  it('empties the number of questions', () => {
    expect(changedSetBody(filled, { ...filled, questionCount: 2 }, now).questionCount).toBeNull();
  });
});

it('reads a set that exists', () => {
  expect(formOf(sets[0] as (typeof sets)[number])).toMatchObject({
    title: 'UTS Struktur Data 2025',
    level: 'Sedang',
    year: 2025,
    topics: ['Linked List', 'Stack', 'Queue', 'Tree', 'Graph'],
  });
});

it('tells an untouched form, whatever its year', () => {
  expect(isUntouched(emptyForm(2020))).toBe(true);
  expect(isUntouched({ ...emptyForm(2020), description: ' ' })).toBe(true);
  expect(isUntouched({ ...emptyForm(2020), topics: ['SQL'] })).toBe(false);
});

it('compares forms by what they say, not by the order of their parts', () => {
  const { title, ...rest } = filled;
  expect(sameForm(filled, { ...rest, title })).toBe(true);
  expect(sameForm(filled, { ...filled, year: null })).toBe(false);
});

it('gives the rules an absent year for an empty field', () => {
  expect(valuesOf({ ...filled, year: null }).year).toBeUndefined();
});
