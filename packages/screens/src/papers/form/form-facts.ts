import type { PaperDraft } from '../draft/paper-draft.js';
import type { BuilderQuestion } from '../draft/question.js';
import type { FormWords } from './form-words.js';

/** A name and what belongs to it. */
type Fact = readonly [name: string, value: string];

/** The tags of a form, a fact a kind. */
export function formTags({ courseTags, topicTags }: PaperDraft, { messages }: FormWords): Fact[] {
  const kinds = [
    [messages.subject, courseTags],
    [messages.topics, topicTags],
  ] as const;
  return kinds.flatMap(([name, tags]): Fact[] =>
    tags.length === 0 ? [] : [[name, tags.join(', ')]],
  );
}

/** What a document says about a question, in one line. */
export function questionFacts(
  { subject, level, lecturer }: BuilderQuestion,
  { messages, nameLevel }: FormWords,
): string {
  return [
    `${messages.subject}: ${subject}`,
    `${messages.level}: ${nameLevel(level)}`,
    `${messages.lecturer}: ${lecturer}`,
  ].join(' · ');
}
