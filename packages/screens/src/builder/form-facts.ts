import type { BuilderForm } from './form.js';
import type { FormWords } from './form-words.js';
import type { BuilderQuestion } from './question.js';

/** The tags of a form, a line a kind. */
export function formTags(
  { courseTags, topicTags }: BuilderForm,
  { messages }: FormWords,
): string[] {
  const kinds = [
    [messages.subject, courseTags],
    [messages.topics, topicTags],
  ] as const;
  return kinds.flatMap(([label, tags]) =>
    tags.length === 0 ? [] : [`${label}: ${tags.join(', ')}`],
  );
}

/** What a document says about a question, in one line. */
export function questionFacts(
  { subject, difficulty, lecturer }: BuilderQuestion,
  { messages, nameLevel }: FormWords,
): string {
  return [
    `${messages.subject}: ${subject}`,
    `${messages.level}: ${nameLevel(difficulty)}`,
    `${messages.lecturer}: ${lecturer}`,
  ].join(' · ');
}
