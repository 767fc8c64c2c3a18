import { SET_FILES_MAX } from '@bank-soal/contract/limits';
import { checkUploadName, checkUploadSize } from '@bank-soal/contract/rules-upload';
import type { Messages } from '../messages/messages.js';

/**
 * Why a chosen file is refused, with its name; `undefined` when it may be sent.
 *
 * @param maxMb the server's limit in MB
 */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  maxMb: number,
  { refused, wrongKind, emptyFile, tooLarge }: Messages['upload'],
): string | undefined {
  if (checkUploadName(name) !== undefined) return refused(name, wrongKind(name));
  if (checkUploadSize(size, maxMb) === undefined) return undefined;
  return refused(name, size === 0 ? emptyFile : tooLarge(maxMb));
}

/** What becomes of chosen files. */
export interface JudgedFiles {
  accepted: File[];
  /** Why the first of the others is refused. */
  sentence: string | undefined;
}

/**
 * Judges files that are chosen for a set: each by itself, and whether the set has room for it.
 *
 * @param taken how many files the set has, or is about to have
 * @param maxMb the server's limit in MB
 */
export function judgeFiles(
  files: readonly File[],
  taken: number,
  maxMb: number,
  messages: Messages['upload'],
): JudgedFiles {
  const problems = files.map((file) => fileProblem(file, maxMb, messages));
  const fine = files.filter((_, place) => problems[place] === undefined);
  const accepted = fine.slice(0, Math.max(0, SET_FILES_MAX - taken));
  const tooMany = accepted.length < fine.length ? messages.tooMany : undefined;
  return { accepted, sentence: problems.find((problem) => problem !== undefined) ?? tooMany };
}
