import { isRecord, isText, textOr, textsOf } from '../browser/unknown-record.js';
import { type BuilderForm, EMPTY_FORM, isUntouched } from './form.js';
import type { BuilderQuestion } from './question.js';

/** The text in the open editor. */
export interface OwnText {
  /** The question that is being changed; absent for a new one. */
  id?: string;
  text: string;
}

/** What outlives the page: the form, and what stands in the editor. */
export interface FormDraft {
  form: BuilderForm;
  /** Absent while the editor is closed. */
  own?: OwnText;
}

/** A page on which nothing was done yet. */
export const EMPTY_DRAFT: FormDraft = { form: EMPTY_FORM };

const namesOf = (value: unknown) => [...new Set(textsOf(value))];

function readQuestion(value: unknown): BuilderQuestion[] {
  if (!isRecord(value)) return [];
  const { id, question, subject, type, lecturer } = value;
  // Drafts that were kept before call it difficulty.
  const level = value.level ?? value.difficulty;
  if (!isText(id) || !isText(question) || !isText(subject)) return [];
  if (!isText(level) || !isText(type) || !isText(lecturer)) return [];
  return [{ id, question, subject, level, type, lecturer }];
}

function readQuestions(value: unknown): BuilderQuestion[] {
  const all = Array.isArray(value) ? value.flatMap(readQuestion) : [];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

function readOwn(value: unknown): OwnText | undefined {
  if (!isRecord(value) || !isText(value.text)) return undefined;
  return { id: isText(value.id) ? value.id : undefined, text: value.text };
}

/** Reads a draft that was kept; what is broken or of another shape is an empty form. */
export function readFormDraft(value: unknown): FormDraft {
  if (!isRecord(value) || !isRecord(value.form)) return EMPTY_DRAFT;
  const { form } = value;
  return {
    form: {
      title: textOr(form.title, EMPTY_FORM.title),
      description: textOr(form.description, ''),
      questions: readQuestions(form.questions),
      courseTags: namesOf(form.courseTags),
      topicTags: namesOf(form.topicTags),
    },
    own: readOwn(value.own),
  };
}

/** What of a draft is kept; `undefined` when nothing in it is worth keeping. */
export function keptFormDraft(draft: FormDraft): FormDraft | undefined {
  return isUntouched(draft.form) && draft.own === undefined ? undefined : draft;
}
