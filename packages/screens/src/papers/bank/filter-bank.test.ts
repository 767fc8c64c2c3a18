import { describe, expect, it } from 'vitest';
import type { BuilderQuestion } from '../draft/question.js';
import { filterBank, NO_FILTERS } from './filter-bank.js';

const make = (id: string, part: Partial<BuilderQuestion>): BuilderQuestion => ({
  id,
  question: 'Jelaskan.',
  subject: 'Struktur Data',
  level: 'Mudah',
  type: 'Essay',
  lecturer: 'Dr. Ratna Wulandari, M.Kom.',
  ...part,
});

const bank = [
  make('a', { question: 'Telusuri GRAPH berikut.' }),
  make('b', { subject: 'Basis Data', type: 'Coding', level: 'Sulit' }),
  make('c', { lecturer: 'Bagas Prasetyanto', type: 'Markdown' }),
];
const found = (filters: Partial<typeof NO_FILTERS>) =>
  filterBank(bank, { ...NO_FILTERS, ...filters })
    .map(({ id }) => id)
    .join('');

describe('the bank', () => {
  it('shows everything without filters', () => {
    expect(found({})).toBe('abc');
    expect(found({ text: '  ' })).toBe('abc');
  });

  it.each([
    ['graph', 'a'],
    ['BASIS', 'b'],
    [' prasetyanto ', 'c'],
    ['struktur', 'ac'],
    ['essay', ''],
    ['mudah', ''],
  ])('is searched for "%s"', (text, expected) => {
    expect(found({ text })).toBe(expected);
  });

  it('is narrowed by level and type, each alone and together', () => {
    expect(found({ levels: ['Sulit'] })).toBe('b');
    expect(found({ levels: ['Sulit', 'Mudah'] })).toBe('abc');
    expect(found({ types: ['Essay', 'Coding'] })).toBe('ab');
    expect(found({ types: ['Essay'], levels: ['Sulit'] })).toBe('');
    expect(found({ types: ['Coding'], text: 'struktur' })).toBe('');
  });
});
