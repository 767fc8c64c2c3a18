import { builderMessages } from '../messages/builder.js';
import type { BuilderForm } from './form.js';
import type { BuilderQuestion } from './question.js';

/** The tags of a form, a line a kind. */
export function formTags({ courseTags, topicTags }: BuilderForm): string[] {
  const kinds = [
    [builderMessages.subject, courseTags],
    [builderMessages.topics, topicTags],
  ] as const;
  return kinds.flatMap(([label, tags]) =>
    tags.length === 0 ? [] : [`${label}: ${tags.join(', ')}`],
  );
}

/** What a document says about a question, in one line. */
export function questionFacts({ subject, difficulty, lecturer }: BuilderQuestion): string {
  return [
    `${builderMessages.subject}: ${subject}`,
    `${builderMessages.level}: ${difficulty}`,
    `${builderMessages.lecturer}: ${lecturer}`,
  ].join(' · ');
}
