import {
  checkQuestionSet,
  type QuestionSetProblems,
  type QuestionSetValues,
  questionSetSentence,
} from './rules-question-set.js';
import { SESSION_ENDED } from './rules-sign-in.js';
import { UPLOAD_SENTENCES } from './rules-upload.js';

/** What the upload form holds when it is submitted. */
export interface UploadForm {
  /** At least one question file was chosen. */
  hasQuestionFile: boolean;
  /** What is said of the set. */
  values: QuestionSetValues;
  /** The stored user's token, if any. */
  accessToken: string | undefined;
}

/** Why an upload form cannot be sent: the message on top, and sentences by field. */
export interface UploadFormProblem {
  /** What has to be done first. */
  message: string;
  /** What is wrong with each field, whichever message stands on top. */
  fields: QuestionSetProblems;
}

/** Judges the upload form in the order in which it is said: question file, fields, session. */
export function checkUploadForm(form: UploadForm, now: Date): UploadFormProblem | undefined {
  const fields = checkQuestionSet(form.values, now);
  if (!form.hasQuestionFile) return { message: UPLOAD_SENTENCES.QUESTION_FILE_REQUIRED, fields };
  const message = questionSetSentence(fields);
  if (message !== undefined) return { message, fields };
  return form.accessToken ? undefined : { message: SESSION_ENDED, fields };
}
