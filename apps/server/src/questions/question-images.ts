import { imagesIn, type QuestionFields } from '@bank-soal/contract/questions';
import type { DbOrTransaction } from '../db/schema.js';

/** The pictures that a question names. */
export function imagesOf({ markdown, options, answer, explanation }: QuestionFields): string[] {
  return imagesIn(markdown, ...options.map((option) => option.markdown), answer, explanation);
}

/**
 * Notes which pictures a question names, and who named them: viewers of the question see those that
 * this account has uploaded itself, and no other of the same name.
 */
export async function noteImages(
  db: DbOrTransaction,
  question: number,
  fields: QuestionFields,
  putBy: number,
): Promise<void> {
  const rows = imagesOf(fields).map((sha256) => ({
    question_id: question,
    sha256,
    put_by: putBy,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('question_images')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['sha256', 'put_by', 'question_id']).doNothing())
    .execute();
}
