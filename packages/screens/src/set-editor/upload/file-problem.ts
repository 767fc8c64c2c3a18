import { type Failure, SET_FILES_MAX } from '@bank-soal/contract/common';
import { checkUploadName, checkUploadSize } from '@bank-soal/contract/files';
import type { SlotProblem } from './upload-state.js';

/**
 * Why a chosen file is refused; `undefined` when it may be sent.
 *
 * @param maxMb the server's limit in MB
 */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  maxMb: number,
): Failure | undefined {
  return checkUploadName(name) ?? checkUploadSize(size, maxMb);
}

/** Chosen files after a check. */
export interface JudgedFiles {
  accepted: File[];
  /** Why the first of the others is refused. */
  problem: SlotProblem | undefined;
}

const TOO_MANY = { explanation: { code: 'too-many', what: 'files', max: SET_FILES_MAX } } as const;

/**
 * Judges files that are chosen for a set: each by itself, and whether the set has room for it.
 *
 * @param taken how many files the set has, or is about to have
 * @param maxMb the server's limit in MB
 */
export function judgeFiles(files: readonly File[], taken: number, maxMb: number): JudgedFiles {
  const judged = files.map((file) => ({ file, explanation: fileProblem(file, maxMb) }));
  const fine = judged
    .filter(({ explanation }) => explanation === undefined)
    .map(({ file }) => file);
  const accepted = fine.slice(0, Math.max(0, SET_FILES_MAX - taken));
  const [refused] = judged.flatMap(({ file, explanation }) =>
    explanation ? [{ name: file.name, explanation }] : [],
  );
  return { accepted, problem: refused ?? (accepted.length < fine.length ? TOO_MANY : undefined) };
}
