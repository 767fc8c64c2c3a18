import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { RowLock } from '../db/dialect.js';
import type { Db, DbOrTransaction, QuestionRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { refuseStale } from '../sets/refuse-stale.js';
import { questionAnswer, questionTag, visibleQuestion } from './question-answers.js';
import { questionColumns } from './question-columns.js';
import { changedFields, isSame, newFields, type QuestionChange } from './question-fields.js';
import { refuseUnknownOutcomes } from './question-outcomes.js';
import {
  addVersion,
  createdEntry,
  insertQuestion,
  questionBytes,
  questionFacts,
  refuseTooMany,
} from './store-question.js';

type Limited = Pick<Services, 'db' | 'accountLimits'>;

/** @throws Refusal 400, 401, 409 when the account has as many as it may, 413 when its bytes are too many */
export function createQuestion(
  { db, accountLimits }: Limited,
  account: Account,
  body: QuestionChange,
): Promise<QuestionAnswer> {
  const fields = newFields(body);
  return transact(db, async (transaction) => {
    const now = new Date();
    // Locked: two calls must not both be the last that fits.
    const owner = await stillMay(transaction, account, 'update');
    await refuseTooMany(transaction, owner, 1);
    await refuseUnknownOutcomes(transaction, fields.outcomeIds);
    await accountLimits.refuseBytes(transaction, owner, questionBytes(fields));
    const id = await insertQuestion(transaction, owner, fields, now.toISOString());
    await recordAudit(transaction, owner, createdEntry(id, fields));
    return questionAnswer(transaction, { account: owner, now }, id);
  });
}

/**
 * A question that the caller may change.
 *
 * @throws Refusal 404 for an unknown one and for one that the caller does not see, 403 for another's
 */
export async function ownQuestion(
  db: DbOrTransaction,
  account: Account,
  id: number,
  lock?: RowLock,
): Promise<QuestionRow> {
  const row = await visibleQuestion(db, account, id, lock);
  if (row.owner_id !== account.id) throw new Refusal(403, { code: 'question-owner-only' });
  return row;
}

/**
 * Changes a question: another version, unless nothing of it is another.
 *
 * @param ifMatch the tag of the question that the change was made from; undefined: whatever it is now
 * @throws Refusal 400, 401, 403, 404, 412 when the question is another by now, 413
 */
export function updateQuestion(
  { db, accountLimits }: Limited,
  account: Account,
  id: number,
  body: QuestionChange,
  ifMatch: string | undefined,
): Promise<QuestionAnswer> {
  return transact(db, async (transaction) => {
    const now = new Date();
    const writer = await stillMay(transaction, account, accountLimits.fileLock);
    const row = await ownQuestion(transaction, writer, id, 'update');
    const view = { account: writer, now };
    const current = await questionAnswer(transaction, view, id);
    refuseStale(ifMatch, questionTag(current), current, 'question');
    const fields = changedFields(current, body);
    if (isSame(current, fields)) return current;
    await refuseUnknownOutcomes(transaction, fields.outcomeIds);
    await accountLimits.refuseBytes(transaction, writer, questionBytes(fields));
    const version = row.current_version + 1;
    const at = now.toISOString();
    await transaction
      .updateTable('questions')
      .set({ ...questionColumns(fields, writer.name), current_version: version, updated_at: at })
      .where('id', '=', id)
      .execute();
    await addVersion(transaction, { id, version, fields }, writer, at);
    const facts = {
      before: questionFacts(current, row.current_version),
      after: questionFacts(fields, version),
    };
    const entry = { action: 'update', target: 'question', targetId: id, ...facts } as const;
    await recordAudit(transaction, writer, entry);
    return questionAnswer(transaction, view, id);
  });
}

/**
 * Takes a question out of the bank; papers keep the versions that they have.
 *
 * @throws Refusal 401, 403, 404
 */
export function deleteQuestion(db: Db, account: Account, id: number): Promise<void> {
  return transact(db, async (transaction) => {
    const now = new Date();
    const writer = await stillMay(transaction, account);
    const row = await ownQuestion(transaction, writer, id, 'update');
    await transaction
      .updateTable('questions')
      .set({ withdrawn_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
    const before = questionFacts(row, row.current_version);
    const entry = { action: 'delete', target: 'question', targetId: id, before } as const;
    await recordAudit(transaction, writer, entry);
  });
}
