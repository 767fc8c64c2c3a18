import type { Failure } from '@bank-soal/contract/common';
import {
  checkQuestion,
  NEW_QUESTION,
  OPTIONS_MIN,
  type QuestionBody,
} from '@bank-soal/contract/questions';
import { isLevel, type Level } from '@bank-soal/contract/sets';
import { draftedQuestion, type QuestionDraft, questionDraft } from '@bank-soal/ui/questions';
import { isRecord } from '../browser/unknown-record.js';
import type { BankQuestion } from '../model/questions/bank-question.js';

/** A new question, as it is offered for writing: text alone is enough to save it. */
export const newDraft = (): QuestionDraft => questionDraft({ ...NEW_QUESTION, kind: 'uraian' });

/** A question of the bank, to be changed. */
export function draftOf({ level, outcomeIds = [], cognitive = null, ...question }: BankQuestion) {
  return questionDraft({ ...question, outcomeIds, cognitive, difficulty: level });
}

/** A draft as it is saved. Options without any text are left out, but for the fewest there must be. */
export function bodyOf(draft: QuestionDraft): QuestionBody {
  const { points, difficulty, topics, options, answers, outcomeIds, ...rest } =
    draftedQuestion(draft);
  const written = options.filter(({ markdown, right }) => right || markdown.trim() !== '');
  return {
    ...rest,
    options: (written.length < OPTIONS_MIN ? options : written).map((option) => ({ ...option })),
    ...(answers !== undefined && { answers: answers && answers.map((one) => ({ ...one })) }),
    topics: [...topics],
    outcomeIds: [...outcomeIds],
    ...(isLevel(difficulty) && { difficulty: difficulty satisfies Level }),
    points: points ?? NEW_QUESTION.points,
  };
}

/** Problems of a draft, by the field that shows them. */
export type QuestionProblems = Partial<
  Record<'markdown' | 'options' | 'answer' | 'answers' | 'tolerance', Failure>
>;

/** Judges a draft before it is sent. */
export function problemsOf(draft: QuestionDraft): QuestionProblems {
  const { kind, markdown = '', options = [], answer = '', tolerance } = bodyOf(draft);
  if (kind === undefined) return {};
  const { answers } = draftedQuestion(draft);
  return checkQuestion({ kind, markdown, options, answer, answers, tolerance });
}

/** Whether there is nothing in it that would be missed. */
export function saysNothing(draft: QuestionDraft): boolean {
  const { markdown, options, short, others, model, explanation } = draft;
  const listed = [...options.map((one) => one.markdown), ...others.map((one) => one.text)];
  return [markdown, short, model, explanation, ...listed].every((text) => text.trim() === '');
}

/** Reads a draft that was kept; undefined for what is broken or of another shape. */
export function readKeptDraft(value: unknown): QuestionDraft | undefined {
  if (!isRecord(value) || typeof value.markdown !== 'string') return undefined;
  if (!Array.isArray(value.options) || !Array.isArray(value.topics)) return undefined;
  return { ...newDraft(), ...value };
}
