import type { QuestionAnswer, QuestionFields } from '@bank-soal/contract/questions';
import { OWN_QUESTIONS_MAX } from '@bank-soal/contract/rules-question';
import type { Account } from '../../account.js';
import type { RowLock } from '../../db/dialect.js';
import type { Db, DbOrTransaction, QuestionRow } from '../../db/schema.js';
import { transact } from '../../db/transact.js';
import { Refusal } from '../../refusal.js';
import { recordAudit } from '../audit.js';
import { refuseStale } from '../refuse-stale.js';
import { stillMay } from '../still-may.js';
import { questionAnswer, questionTag, visibleQuestion } from './question-answers.js';
import { questionColumns } from './question-columns.js';
import { changedFields, isSame, newFields, type QuestionChange } from './question-fields.js';
import { noteImages } from './question-images.js';

const target = 'question';

/** What is written down of a question: nothing of what it says, since administrators read it. */
const factsOf = ({ kind, visibility }: QuestionFields, version: number) => ({
  type: kind,
  visibility,
  version,
});

/** @throws Refusal 409 when the account would have more questions than it may */
export async function refuseTooMany(
  db: DbOrTransaction,
  account: Account,
  more: number,
): Promise<void> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('owner_id', '=', account.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + more <= OWN_QUESTIONS_MAX) return;
  throw new Refusal(409, { code: 'too-many', what: 'own-questions', max: OWN_QUESTIONS_MAX });
}

/** Adds the first version of a question, or its next. */
async function addVersion(
  db: DbOrTransaction,
  { id, version, fields }: { id: number; version: number; fields: QuestionFields },
  author: Account,
  at: string,
): Promise<void> {
  await db
    .insertInto('question_versions')
    .values({
      question_id: id,
      version,
      author_id: author.id,
      author_name: author.name,
      at,
      body: JSON.stringify(fields),
    })
    .execute();
  await noteImages(db, id, fields, author.id);
}

/** Stores a new question of an account, in its transaction. */
export async function insertQuestion(
  db: DbOrTransaction,
  owner: Account,
  fields: QuestionFields,
  at: string,
): Promise<number> {
  const { id } = await db
    .insertInto('questions')
    .values({
      owner_id: owner.id,
      current_version: 1,
      ...questionColumns(fields, owner.name),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addVersion(db, { id, version: 1, fields }, owner, at);
  return id;
}

/** @throws Refusal 400, 401, 409 when the account has as many as it may */
export function createQuestion(
  db: Db,
  account: Account,
  body: QuestionChange,
): Promise<QuestionAnswer> {
  const fields = newFields(body);
  return transact(db, async (transaction) => {
    const now = new Date();
    // Held: two calls must not both be the last that fits.
    const owner = await stillMay(transaction, account, 'update');
    await refuseTooMany(transaction, owner, 1);
    const id = await insertQuestion(transaction, owner, fields, now.toISOString());
    const after = factsOf(fields, 1);
    await recordAudit(transaction, owner, { action: 'create', target, targetId: id, after });
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
 * @throws Refusal 400, 401, 403, 404, 412 when the question is another by now
 */
export function updateQuestion(
  db: Db,
  account: Account,
  id: number,
  body: QuestionChange,
  ifMatch: string | undefined,
): Promise<QuestionAnswer> {
  return transact(db, async (transaction) => {
    const now = new Date();
    const writer = await stillMay(transaction, account);
    const row = await ownQuestion(transaction, writer, id, 'update');
    const view = { account: writer, now };
    const current = await questionAnswer(transaction, view, id);
    refuseStale(ifMatch, questionTag(current), current, 'question');
    const fields = changedFields(current, body);
    if (isSame(current, fields)) return current;
    const version = row.current_version + 1;
    const at = now.toISOString();
    await transaction
      .updateTable('questions')
      .set({ ...questionColumns(fields, writer.name), current_version: version, updated_at: at })
      .where('id', '=', id)
      .execute();
    await addVersion(transaction, { id, version, fields }, writer, at);
    const before = factsOf(current, row.current_version);
    const after = factsOf(fields, version);
    await recordAudit(transaction, writer, {
      action: 'update',
      target,
      targetId: id,
      before,
      after,
    });
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
    const { kind, visibility } = row;
    const before = { type: kind, visibility, version: row.current_version };
    await recordAudit(transaction, writer, { action: 'delete', target, targetId: id, before });
  });
}
