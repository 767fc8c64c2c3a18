import type { QuestionFields } from '@bank-soal/contract/questions';

/** Writes questions as `POST /questions` takes them; a picture is a reference, for this bank only. */
export const writeJson = (questions: readonly QuestionFields[]) =>
  `${JSON.stringify(questions, undefined, 2)}\n`;
