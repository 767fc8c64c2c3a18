import type { BuilderQuestion } from './question.js';

/** A form that is being made. */
export interface BuilderForm {
  /** As typed; `titleOf` answers what it is called. */
  title: string;
  /** Stands below the title; `''` for none. */
  description: string;
  /** In the order of the form, each once. */
  questions: readonly BuilderQuestion[];
  /** Names, each once. */
  courseTags: readonly string[];
  /** Names, each once. */
  topicTags: readonly string[];
}

/** What a form is called until it gets a title. */
export const DEFAULT_TITLE = 'Untitled Form';

/** A form without anything of one's own. */
export const EMPTY_FORM: BuilderForm = {
  title: DEFAULT_TITLE,
  description: '',
  questions: [],
  courseTags: [],
  topicTags: [],
};

/** The title, or the default one where it is blank. */
export function titleOf({ title }: Pick<BuilderForm, 'title'>): string {
  return title.trim() === '' ? DEFAULT_TITLE : title.trim();
}

/** Whether there is nothing in it that would be missed. */
export function isUntouched(form: BuilderForm): boolean {
  const lists = [form.questions, form.courseTags, form.topicTags];
  const empty = lists.every(({ length }) => length === 0) && form.description === '';
  return empty && titleOf(form) === DEFAULT_TITLE;
}

/** Whether a question stands in the form. */
export function hasQuestion({ questions }: BuilderForm, id: string): boolean {
  return questions.some((question) => question.id === id);
}

/**
 * Adds a question that is not there yet: at the end, or at a place of the list.
 *
 * @param at index, from 0; a place beyond the end is the end
 */
export function addQuestion(
  form: BuilderForm,
  question: BuilderQuestion,
  at = form.questions.length,
): BuilderForm {
  if (hasQuestion(form, question.id)) return form;
  return { ...form, questions: form.questions.toSpliced(at, 0, question) };
}

/** Takes a question out. */
export function removeQuestion(form: BuilderForm, id: string): BuilderForm {
  return { ...form, questions: form.questions.filter((question) => question.id !== id) };
}

/** Puts a question in the place of the one with its id. */
export function replaceQuestion(form: BuilderForm, next: BuilderQuestion): BuilderForm {
  return { ...form, questions: form.questions.map((one) => (one.id === next.id ? next : one)) };
}

/** The form as it was before it was emptied, with what has been put into it since. */
export function bringBack(before: BuilderForm, now: BuilderForm): BuilderForm {
  const both = (old: readonly string[], added: readonly string[]) => [
    ...new Set([...old, ...added]),
  ];
  return {
    title: titleOf(now) === DEFAULT_TITLE ? before.title : now.title,
    description: now.description || before.description,
    questions: now.questions.reduce((form, question) => addQuestion(form, question), before)
      .questions,
    courseTags: both(before.courseTags, now.courseTags),
    topicTags: both(before.topicTags, now.topicTags),
  };
}
