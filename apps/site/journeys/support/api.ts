import { createHash } from 'node:crypto';
import { type QuestionSetAnswer, questionSetListSchema } from '@bank-soal/contract/sets';

/** All sets of a server. */
export async function listSets(url: string): Promise<QuestionSetAnswer[]> {
  const answer = await fetch(`${url}/api/questionsets`);
  return questionSetListSchema.parse(await answer.json());
}

/** A set whose only question file is a PDF, and which brings an answer key. */
export async function pdfSet(url: string): Promise<QuestionSetAnswer> {
  const found = (await listSets(url)).find(({ files }) => {
    const questions = files.filter(({ filecategory }) => filecategory === 'questions');
    const hasAnswers = files.some(({ filecategory }) => filecategory === 'answers');
    return questions.length === 1 && questions[0]?.filetype === 'pdf' && hasAnswers;
  });
  if (!found) throw new Error('The demo data has no set with one PDF and an answer key');
  return found;
}

/** SHA-256 of bytes, hexadecimal. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
