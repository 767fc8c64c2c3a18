import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { weakTag } from '../answers/ready-body.js';

function tagWith(
  { downloads: _, files, ...set }: QuestionSetAnswer,
  fieldsOf: (file: QuestionSetAnswer['files'][number]) => object,
): string {
  const named = files.map(({ searchable, ...file }) => ({
    ...file,
    ...fieldsOf({ ...file, searchable }),
  }));
  return weakTag(JSON.stringify({ ...set, files: named }));
}

/**
 * The ETag of a set as one viewer sees it; being downloaded or read for the search does not change it. A
 * viewer who sees how far that is has another one than the others, whose cached answer lacks it.
 */
export function setTag(set: QuestionSetAnswer): string {
  return tagWith(set, ({ searchable }) => (searchable === undefined ? {} : { searchable: true }));
}

/** The tags of the answers that a change to a set may have been made from: nobody changes how far the search is. */
export function tagsOf(set: QuestionSetAnswer): [own: string, plain: string] {
  return [setTag(set), tagWith(set, () => ({}))];
}
