import { PAPER_SENTENCES, QUESTION_SENTENCES } from '@bank-soal/contract/sentences';
import type { KeepStatus } from './paper-keeper.js';

/** Sentences of a paper and its questions. */
export const PAPER_FAILURES = { ...QUESTION_SENTENCES, ...PAPER_SENTENCES };

/** What stands in the way of a paper that is not kept. */
export const failedBy = (status: KeepStatus): unknown =>
  status.kind === 'failed' ? status.error : new Error(`The paper is not kept: ${status.kind}`);
