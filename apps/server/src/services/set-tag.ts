import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { weakTag } from '../answers/ready-body.js';

/** The ETag of a set as one reader sees it; being downloaded does not change it. */
export function setTag({ downloads: _, ...set }: QuestionSetAnswer): string {
  return weakTag(JSON.stringify(set));
}
