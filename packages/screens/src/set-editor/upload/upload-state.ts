import type { Id } from '@bank-soal/contract/common';
import type { FileCategory } from '@bank-soal/contract/files';
import type { QuestionSetProblems } from '@bank-soal/contract/sets';
import type { Explanation } from '../../api/errors.js';
import type { ReleaseForm } from '../form/release-form.js';
import type { SetForm } from '../form/set-form.js';
import type { UploadItem } from './upload-items.js';

/** Why an upload did not succeed. */
export interface UploadProblem {
  sentence: Explanation;
  detail?: string;
  fields?: QuestionSetProblems;
  /** Signing in again would help. */
  signIn?: boolean;
  /** The server refused what was typed: the sentence holds until something is edited. */
  ofInput?: boolean;
}

/** Sentence of a refused change, and whether signing in again would help. */
export type WriteFailure = { sentence: string; signIn: boolean };

/** Whether there is no question file yet. */
export function lacksQuestionFile({ sentence }: UploadProblem): boolean {
  return typeof sentence !== 'string' && sentence.what === 'question-file';
}

/** A try that failed. */
export interface FailedStatus {
  kind: 'failed';
  problem: UploadProblem;
  /** Less of it is left than there was: fields were edited since. */
  edited?: boolean;
}

/** Where an upload stands. */
export type UploadStatus =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'cancelled' }
  | FailedStatus
  | {
      kind: 'succeeded';
      id: Id;
      title: string;
      /** Audience and dates; `null` where nobody chose. */
      release: ReleaseForm | null;
      /** A Word file among its questions. */
      wordFile?: File;
    };

/** Why a slot does not take what was chosen. */
export interface SlotProblem {
  /** The file that is refused, when it is one. */
  name?: string;
  explanation: Explanation;
}

/** Problems of the slots, by category. */
export type SlotProblems = Partial<Record<FileCategory, SlotProblem | undefined>>;

/** An upload as a view shows it. */
export interface UploadState {
  form: SetForm;
  /** The title is what the first file's name suggested. */
  titleProposed?: boolean;
  items: readonly UploadItem[];
  status: UploadStatus;
  slotProblems: SlotProblems;
  /** Names of files that were chosen before the page was loaded anew. */
  lost: readonly string[];
  /** The set that was created and does not have all files yet. */
  setId?: Id;
}
