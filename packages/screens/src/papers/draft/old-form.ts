import {
  isRecord,
  isText,
  textOr,
  textsOf,
  type UnknownRecord,
} from '../../browser/unknown-record.js';
import { EMPTY_PAPER, type PaperDraft } from './paper-draft.js';
import type { BuilderQuestion } from './question.js';
import { withQuestions } from './visitor-draft.js';

const namesOf = (value: unknown) => [...new Set(textsOf(value))];

function readQuestion(value: unknown): BuilderQuestion[] {
  if (!isRecord(value)) return [];
  const { id, question, subject, type, lecturer } = value;
  // The oldest call it difficulty.
  const level = value.level ?? value.difficulty;
  if (!isText(id) || !isText(question) || !isText(subject)) return [];
  if (!isText(level) || !isText(type) || !isText(lecturer)) return [];
  return [{ id, question, subject, level, type, lecturer }];
}

function readQuestions(value: unknown): BuilderQuestion[] {
  const all = Array.isArray(value) ? value.flatMap(readQuestion) : [];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

/** A form as browsers have it from before the visitor's page made papers. */
export const readOldForm = (form: UnknownRecord): PaperDraft =>
  withQuestions(
    {
      ...EMPTY_PAPER,
      title: textOr(form.title, EMPTY_PAPER.title),
      description: textOr(form.description, ''),
      courseTags: namesOf(form.courseTags),
      topicTags: namesOf(form.topicTags),
    },
    readQuestions(form.questions),
  );
