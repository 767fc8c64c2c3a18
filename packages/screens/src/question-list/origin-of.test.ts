import { describe, expect, it } from 'vitest';
import { toBankQuestion } from '../model/questions/bank-question.js';
import { questionAnswers } from '../test/paper-fixtures.js';
import { originOf } from './origin-of.js';

const [answer] = questionAnswers;
if (answer === undefined) throw new Error('There is a question');

describe('whose a question is', () => {
  it.each([
    [{ owner: { id: 5, name: 'Bagas' } }, { owner: 'Bagas' }],
    [{ owner: { id: 3, name: 'Ratna' }, visibility: 'owner' as const }, 'own'],
    [{ owner: { id: 3, name: 'Ratna' }, visibility: 'lecturers' as const }, 'own-shared'],
    [{ owner: null, isSample: true, lecturer: 'Suryadarma' }, 'sample'],
    [{ owner: null, isSample: false, lecturer: 'Suharno' }, { removedOwner: 'Suharno' }],
    [{ owner: null, isSample: false, lecturer: undefined }, { removedOwner: '' }],
    // A server that does not tell them apart.
    [{ owner: null, isSample: undefined }, 'sample'],
  ])('%j', (part, expected) => {
    expect(originOf(toBankQuestion({ ...answer, ...part }), 3)).toEqual(expected);
  });
});
