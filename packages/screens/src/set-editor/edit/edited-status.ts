import { questionSetFailure } from '@bank-soal/contract/sets';
import { withoutEdited } from '../../model/field-problems.js';
import type { SetForm } from '../form/set-form.js';
import {
  type FailedStatus,
  lacksQuestionFile,
  type UploadProblem,
} from '../upload/upload-state.js';

type Left = FailedStatus | { kind: 'idle' };

function leftOf(problem: UploadProblem, fields: UploadProblem['fields'] = {}): Left {
  const sentence = questionSetFailure(fields);
  if (sentence === undefined) return { kind: 'idle' };
  return { kind: 'failed', problem: { ...problem, sentence, fields }, edited: true };
}

/**
 * Failures that remain once fields are edited: none of those. A failure that has nothing to do
 * with the fields, such as a lost connection, stays until the next try.
 */
export function editedStatus(status: FailedStatus, part: Partial<SetForm>): Left {
  const { problem } = status;
  if (problem.ofInput) return { kind: 'idle' };
  const fields = problem.fields && withoutEdited(problem.fields, part);
  if (fields === problem.fields) return status;
  if (lacksQuestionFile(problem)) {
    return { kind: 'failed', problem: { ...problem, fields }, edited: true };
  }
  return leftOf(problem, fields);
}

/** Failures that remain once a question file is there: no longer that it is missing. */
export function statusWithFile(status: FailedStatus): Left {
  const { problem } = status;
  return lacksQuestionFile(problem) ? leftOf(problem, problem.fields) : status;
}
