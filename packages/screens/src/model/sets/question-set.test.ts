import { questionSetSchema } from '@bank-soal/contract/sets';
import { describe, expect, it } from 'vitest';
import { filesOf, toQuestionSet } from './question-set.js';

const creator = { id: 2, username: 'sari', fullName: 'Sari Wulandari' };
const wire = questionSetSchema.parse({
  id: 7,
  title: 'UTS Basis Data',
  subject: 'Basis Data',
  year: 2024,
  lecturer: '',
  level: 'Sedang',
  lastupdated: '2024-03-01T00:00:00.000Z',
  updated_at: '2024-05-01T00:00:00.000Z',
  topics: 'SQL, Normalisasi,,SQL , ',
  downloads: 4,
  files: [
    { id: 1, originalname: 'a.PDF', filetype: 'PDF', filecategory: 'questions', size: 9 },
    { id: 2, originalname: 'b.txt', filetype: 'txt', filecategory: 'testCases', size: 9 },
    { id: 3, originalname: 'c.txt', filetype: 'txt', filecategory: 'drafts', size: 9 },
  ],
  creator,
});

describe('toQuestionSet', () => {
  it('falls back from lecturer to full name to username to Unknown', () => {
    const shown = (part: Partial<typeof wire>) => toQuestionSet({ ...wire, ...part }).lecturer;
    expect(shown({ lecturer: 'Dr. Ratna' })).toBe('Dr. Ratna');
    expect(shown({})).toBe('Sari Wulandari');
    expect(shown({ lecturer: '  ', creator: { ...creator, fullName: '' } })).toBe('sari');
    expect(shown({ creator: null })).toBe('Unknown');
  });

  it('makes topics a list, each once', () => {
    expect(toQuestionSet(wire).topics).toEqual(['SQL', 'Normalisasi']);
    expect(toQuestionSet({ ...wire, topics: '' }).topics).toEqual([]);
  });

  it('takes lastupdated, else updated_at', () => {
    expect(toQuestionSet(wire).lastUpdated).toBe('2024-03-01T00:00:00.000Z');
    expect(toQuestionSet({ ...wire, lastupdated: '' }).lastUpdated).toBe(
      '2024-05-01T00:00:00.000Z',
    );
  });

  it('keeps files of known categories', () => {
    const set = toQuestionSet(wire);
    expect(set.files).toHaveLength(2);
    expect(filesOf(set, 'questions')).toEqual([
      { id: 1, name: 'a.PDF', type: 'pdf', category: 'questions', size: 9 },
    ]);
    expect(filesOf(set, 'answers')).toEqual([]);
  });
});
