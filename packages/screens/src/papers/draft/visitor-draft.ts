import { newSection, type PaperItemValue } from '@bank-soal/ui/papers';
import { DEFAULT_TITLE, hasItem, itemsOf, type PaperDraft, titleOf } from './paper-draft.js';
import { type BuilderQuestion, ownQuestion } from './question.js';

/** A question of the visitor's page as it stands in a paper. */
export function itemOf({ id, question, level, type }: BuilderQuestion): PaperItemValue {
  const kind = type === 'Coding' ? 'kode' : 'uraian';
  const text = { kind, markdown: question, options: [], answer: '', explanation: '' } as const;
  return { id, question: text, level, points: null, space: 'lines4' };
}

/** The questions of a paper as the visitor's page shows them. */
export const questionsOf = (draft: PaperDraft): BuilderQuestion[] =>
  itemsOf(draft).map(({ id, question: { markdown }, level }) => ({
    ...ownQuestion(id, markdown),
    level,
    ...draft.facts?.[id],
  }));

/** The paper with these questions, in one section. */
export function withQuestions(
  draft: PaperDraft,
  questions: readonly BuilderQuestion[],
): PaperDraft {
  const [section = newSection([])] = draft.sections;
  const facts = questions.map(({ id, subject, type, lecturer }) => {
    return [id, { subject, type, lecturer }] as const;
  });
  return {
    ...draft,
    sections: [{ ...section, items: questions.map(itemOf) }],
    facts: Object.fromEntries(facts),
  };
}

/** Whether there is nothing in it that would be missed. */
export function isUntouched(draft: PaperDraft): boolean {
  const lists = [itemsOf(draft), draft.courseTags, draft.topicTags];
  const empty = lists.every(({ length }) => length === 0) && draft.description === '';
  return empty && titleOf(draft) === DEFAULT_TITLE;
}

/**
 * Adds a question that is not there yet: at the end, or at a place of the list.
 *
 * @param at index, from 0; a place beyond the end is the end
 */
export function addQuestion(draft: PaperDraft, question: BuilderQuestion, at?: number): PaperDraft {
  if (hasItem(draft, question.id)) return draft;
  const questions = questionsOf(draft);
  return withQuestions(draft, questions.toSpliced(at ?? questions.length, 0, question));
}

/** Takes a question out. */
export const removeQuestion = (draft: PaperDraft, id: string): PaperDraft =>
  withQuestions(
    draft,
    questionsOf(draft).filter((question) => question.id !== id),
  );

/** Puts a question in the place of the one with its id. */
export const replaceQuestion = (draft: PaperDraft, next: BuilderQuestion): PaperDraft =>
  withQuestions(
    draft,
    questionsOf(draft).map((one) => (one.id === next.id ? next : one)),
  );

/** The paper as it was before it was emptied, with what has been put into it since. */
export function bringBack(before: PaperDraft, now: PaperDraft): PaperDraft {
  const both = (old: readonly string[], added: readonly string[]) => [
    ...new Set([...old, ...added]),
  ];
  return {
    ...questionsOf(now).reduce((draft, question) => addQuestion(draft, question), before),
    title: titleOf(now) === DEFAULT_TITLE ? before.title : now.title,
    description: now.description || before.description,
    courseTags: both(before.courseTags, now.courseTags),
    topicTags: both(before.topicTags, now.topicTags),
  };
}
