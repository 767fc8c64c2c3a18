import type { QuestionFields } from './questions.js';
import { algorithms } from './samples/algorithms.js';
import { databases } from './samples/databases.js';
import { networks } from './samples/networks.js';
import { objects } from './samples/objects.js';
import type { SampleQuestion } from './samples/sample-question.js';
import { structures } from './samples/structures.js';

/**
 * The questions that every bank has: four for each course that the builder's tags name. Banks keep them
 * as they were when their tables were made: a change here needs a migration.
 */
export const sampleQuestions: readonly SampleQuestion[] = [
  ...algorithms,
  ...objects,
  ...structures,
  ...databases,
  ...networks,
];

/** A sample as a question of the bank. */
export function sampleFields(sample: SampleQuestion): QuestionFields {
  const { question, subject, level, type, topics } = sample;
  return {
    kind: type === 'Coding' ? 'kode' : 'uraian',
    subject,
    difficulty: level,
    topics: [...topics],
    visibility: 'lecturers',
    // A line of its own is a paragraph in Markdown.
    markdown: type === 'Markdown' ? question : question.replaceAll('\n', '\n\n'),
    options: [],
    answer: '',
    explanation: '',
    points: 1,
  };
}
