import { describe, expect, it } from 'vitest';
import { termBegin, termName, termOf, termsBegin } from './academic-terms.js';

const at = (text: string) => Date.parse(text);
const day = (time: number) => new Date(time).toISOString();

describe('terms', () => {
  it.each([
    ['2026-02-01T00:00:00+07:00', '2026-01-31T17:00:00.000Z', 'Genap'],
    ['2026-01-31T23:59:59+07:00', '2025-07-31T17:00:00.000Z', 'Gasal'],
    ['2026-07-31T23:59:59+07:00', '2026-01-31T17:00:00.000Z', 'Genap'],
    ['2026-08-01T00:00:00+07:00', '2026-07-31T17:00:00.000Z', 'Gasal'],
    ['2026-12-31T18:00:00Z', '2026-07-31T17:00:00.000Z', 'Gasal'],
  ])('%s lies in the one that began at %s', (moment, begin, term) => {
    expect(day(termBegin(at(moment)))).toBe(begin);
    expect(termOf(at(moment))).toBe(term);
  });

  it.each([
    ['2026-11-23T10:00:00+07:00', 'Gasal 2026/2027'],
    ['2027-01-31T23:59:59+07:00', 'Gasal 2026/2027'],
    ['2027-02-01T00:00:00+07:00', 'Genap 2026/2027'],
    ['2027-08-01T00:00:00+07:00', 'Gasal 2027/2028'],
  ])('%s lies in %s', (moment, name) => {
    expect(termName(at(moment))).toBe(name);
  });

  it('are counted back from the one that now lies in', () => {
    const now = at('2026-11-23T10:00:00+07:00');
    expect(day(termsBegin(now, 1))).toBe('2026-07-31T17:00:00.000Z');
    expect(day(termsBegin(now, 2))).toBe('2026-01-31T17:00:00.000Z');
    expect(day(termsBegin(now, 4))).toBe('2025-01-31T17:00:00.000Z');
  });
});
