import { expect, it } from 'vitest';
import { sets } from '../test/fixtures.js';
import { ofExam } from './exam-filter.js';
import { examListQuery } from './exam-list-query.js';
import type { QuestionSet } from './question-set.js';

const [base] = sets as [QuestionSet];
const uts: QuestionSet = { ...base, id: 1, examKind: 'UTS', term: 'Gasal', hasAnswers: true };
const uas: QuestionSet = { ...base, id: 2, examKind: 'UAS', term: null, hasAnswers: false };
const none: QuestionSet = { ...base, id: 3, examKind: null, term: 'Gasal', hasAnswers: true };
const all = [uts, uas, none];
const nothing = { examKinds: [], terms: [], withKey: false };

it.each([
  [nothing, [1, 2, 3]],
  [{ ...nothing, examKinds: ['UTS'] }, [1]],
  [{ ...nothing, examKinds: ['UTS', 'UAS'] }, [1, 2]],
  [{ ...nothing, terms: ['Gasal'] }, [1, 3]],
  [{ ...nothing, withKey: true }, [1, 3]],
  [{ examKinds: ['UAS'], terms: ['Gasal'], withKey: true }, []],
])('%j leaves %j', (query, ids) => {
  expect(ofExam(all, query).map(({ id }) => id)).toEqual(ids);
});

it('leaves the list as it is while nothing is asked for', () => {
  expect(ofExam(all, nothing)).toBe(all);
});

it('asks the server for the same', () => {
  expect(examListQuery(nothing)).toEqual({});
  expect(examListQuery({ examKinds: ['UTS', 'Kuis'], terms: ['Genap'], withKey: true })).toEqual({
    examKind: ['UTS', 'Kuis'],
    term: ['Genap'],
    hasKey: 'true',
  });
});
