import { isRecord } from '../model/unknown-record.js';
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

const isText = (value: unknown): value is string => typeof value === 'string';
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isText))] : [];

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

/** Reads a draft that was kept as text; what is broken or of another shape is an empty form. */
export function parseFormDraft(kept: string | null | undefined): FormDraft {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? '');
  } catch {
    return EMPTY_DRAFT;
  }
  if (!isRecord(value) || !isRecord(value.form)) return EMPTY_DRAFT;
  const { form } = value;
  return {
    form: {
      title: isText(form.title) ? form.title : EMPTY_FORM.title,
      description: isText(form.description) ? form.description : '',
      questions: readQuestions(form.questions),
      courseTags: textsOf(form.courseTags),
      topicTags: textsOf(form.topicTags),
    },
    own: readOwn(value.own),
  };
}

/** The draft as text; `undefined` when nothing in it is worth keeping. */
export function writeFormDraft(draft: FormDraft): string | undefined {
  return isUntouched(draft.form) && draft.own === undefined ? undefined : JSON.stringify(draft);
}
