import type { Failure } from '../common/failures.js';
import {
  checkQuestionSet,
  type QuestionSetProblems,
  type QuestionSetValues,
  questionSetFailure,
} from '../sets/rules-question-set.js';

/** Values of the upload form when it is submitted. */
export interface UploadForm {
  /** At least one question file was chosen. */
  hasQuestionFile: boolean;
  /** Fields of the set. */
  values: QuestionSetValues;
  /** The stored user's token, if any. */
  accessToken: string | undefined;
}

/** Why an upload form cannot be sent: the failure on top, and what is wrong by field. */
export interface UploadFormProblem {
  /** The first thing to mend. */
  failure: Failure;
  /** Problems of each field, whichever failure stands on top. */
  fields: QuestionSetProblems;
}

/** Judges the upload form in the order in which it is said: question file, fields, session. */
export function checkUploadForm(form: UploadForm, now: Date): UploadFormProblem | undefined {
  const fields = checkQuestionSet(form.values, now);
  if (!form.hasQuestionFile) {
    return { failure: { code: 'required', what: 'question-file' }, fields };
  }
  const failure = questionSetFailure(fields);
  if (failure !== undefined) return { failure, fields };
  return form.accessToken ? undefined : { failure: { code: 'session-ended' }, fields };
}
