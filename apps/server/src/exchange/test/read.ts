import { sentenceOf } from '@bank-soal/contract/common';
import type { QuestionFormat } from '@bank-soal/contract/questions';
import { INDONESIAN } from '@bank-soal/contract/sentences';
import { FileRefused, readQuestions } from '../index.js';

/** Rows of a text in a format, their problems in words. */
export const rowsOf = (text: string, format: QuestionFormat) =>
  readQuestions(Buffer.from(text), format).rows.map(({ problems, ...row }) => ({
    ...row,
    problems: problems.map((problem) => ({ ...problem, message: sentenceOf(problem, INDONESIAN) })),
  }));

/** The only row of a text. */
export function rowOf(text: string, format: QuestionFormat) {
  const [row, ...others] = rowsOf(text, format);
  if (row === undefined || others.length > 0) throw new Error(`${others.length + 1} rows`);
  return row;
}

/** The codes of a row's problems. */
export const codesOf = ({ problems }: { problems: readonly { code: string }[] }) =>
  problems.map(({ code }) => code);

/** Why a file is refused. */
export function refusalOf(text: string, format: QuestionFormat) {
  try {
    rowsOf(text, format);
    return undefined;
  } catch (error) {
    if (error instanceof FileRefused) return error.failure;
    throw error;
  }
}
