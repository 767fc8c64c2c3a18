import type { UploadProblem } from '../upload/upload-state.js';
import { type ReleaseForm, readRelease } from './release-form.js';

/** Sentences of a release that cannot be. */
export interface ReleaseSentences {
  /** A moment cannot be read. */
  unreadable: string;
  /** The key would open before its set. */
  early: string;
}

/** Why a set cannot be sent with this release; `undefined` when it can. Holds until it is edited. */
export function releaseProblem(
  form: ReleaseForm | null,
  { unreadable, early }: ReleaseSentences,
): UploadProblem | undefined {
  const read = form && readRelease(form);
  if (!read || 'release' in read) return undefined;
  return { sentence: read.problems.keyFrom === 'early' ? early : unreadable, ofInput: true };
}
