import { expect, it } from 'vitest';
import { toBankQuestion } from '../../model/questions/bank-question.js';
import { outcomeAnswers } from '../../test/outcome-server.js';
import { questionAnswers } from '../../test/paper-fixtures.js';
import { addQuestion, EMPTY_PAPER } from '../draft/paper-draft.js';
import { liveBlueprint } from './live-blueprint.js';

it('counts what is in the paper, and names what is missing', () => {
  const questions = questionAnswers.slice(0, 2).map((answer, index) => ({
    ...toBankQuestion(answer),
    outcomeIds: index === 0 ? [1, 2] : [1],
    cognitive: 'C4' as const,
  }));
  const draft = questions.reduce(addQuestion, EMPTY_PAPER);
  const known = new Map(questions.map((question) => [String(question.id), question]));
  const { blueprint, texts } = liveBlueprint(
    draft,
    (id) => known.get(id),
    outcomeAnswers,
    outcomeAnswers,
  );
  expect(blueprint.rows.map(({ outcome, numbers }) => [outcome?.code, numbers])).toEqual([
    ['CPMK-1', [1, 2]],
    ['CPMK-2', [1]],
  ]);
  expect(blueprint.missing.map(({ code }) => code)).toEqual(['CPMK-3']);
  expect(texts).toEqual(questions.map(({ markdown }) => markdown));
});
