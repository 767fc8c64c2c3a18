import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { weakTag } from '../answers/ready-body.js';

/** The ETag of a set as one reader sees it; being downloaded or read for the search does not change it. */
export function setTag({ downloads: _, files, ...set }: QuestionSetAnswer): string {
  const named = files.map(({ searchable: __, ...file }) => file);
  return weakTag(JSON.stringify({ ...set, files: named }));
}
