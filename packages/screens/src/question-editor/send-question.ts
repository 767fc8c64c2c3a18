import type { Id } from '@bank-soal/contract/common';
import type { QuestionDraft } from '@bank-soal/ui/questions';
import { hasStatus } from '../api/errors.js';
import type { QuestionWrites } from '../data/questions/use-question-writes.js';
import { type BankQuestion, toBankQuestion } from '../model/questions/bank-question.js';
import { bodyOf } from './question-form.js';

/** Result of a sent question. */
export type Sent =
  | { status: 'saved'; question: BankQuestion }
  /** Somebody changed it meanwhile; nothing was stored. */
  | { status: 'changed'; question: BankQuestion };

/** Server calls that send a question. */
export interface SendPorts {
  read: (id: Id) => ReturnType<QuestionWrites['create']>;
  create: QuestionWrites['create'];
  update: QuestionWrites['update'];
}

/**
 * Saves a draft: as a new question, or as the version above the one that it was made from. Lists give no tags,
 * so that the question is read again: another version than the one that was opened is somebody's change, and
 * the tag holds against whoever saves in between.
 *
 * @param of the question as it was opened; undefined for a new one
 */
export async function sendQuestion(
  { read, create, update }: SendPorts,
  draft: QuestionDraft,
  of: Pick<BankQuestion, 'id' | 'version'> | undefined,
): Promise<Sent> {
  const body = bodyOf(draft);
  if (!of) return { status: 'saved', question: toBankQuestion((await create(body)).data) };
  const current = async (id: Id) => {
    const { data, etag } = await read(id);
    return { question: toBankQuestion(data), etag };
  };
  const { question, etag } = await current(of.id);
  if (question.version !== of.version) return { status: 'changed', question };
  try {
    return {
      status: 'saved',
      question: toBankQuestion((await update(of.id, body, etag)).data),
    };
  } catch (error) {
    if (!hasStatus(error, 412)) throw error;
    return { status: 'changed', question: (await current(of.id)).question };
  }
}
