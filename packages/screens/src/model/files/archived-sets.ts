import type { QuestionSet } from '../sets/question-set.js';

/** There is something of the set that this reader may have. */
export function hasFiles({ files, withdrawnAt }: QuestionSet): boolean {
  return files.length > 0 && withdrawnAt === undefined;
}

/** Bytes of all files of the sets that go into an archive. */
export function bytesOf(sets: readonly QuestionSet[]): number {
  return sets
    .filter(hasFiles)
    .flatMap(({ files }) => files)
    .reduce((sum, { size }) => sum + size, 0);
}
