import { isDeepStrictEqual } from 'node:util';
import type { PaperAnswer, PaperChange, PaperFields } from '@bank-soal/contract/papers';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import type { AccountLimits } from '../accounts/account-limits.js';
import { toAccount } from '../accounts/accounts.js';
import { stillMay } from '../accounts/still-may.js';
import { type AuditEntry, recordAudit } from '../administration/audit.js';
import type { Database, Db, DbOrTransaction, PaperRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { refuseStale } from '../sets/refuse-stale.js';
import { nameOf } from './own-versions.js';
import { paperFor } from './paper-access.js';
import { fieldsBytes } from './paper-bytes.js';
import { changedFields, columnsOf, itemRows, newFields } from './paper-fields.js';
import { imagesBy } from './paper-images.js';
import { paperAnswer, paperTag } from './paper-rows.js';

/** Most papers of one account, used ones too. */
const OWN_PAPERS_MAX = 500;

export type Limited = Pick<Services, 'db' | 'accountLimits'>;

const target = 'paper';

/** No content of a paper: administrators read the audit log, and see no papers. */
export const done = (action: AuditEntry['action'], targetId: number) =>
  ({ action, target, targetId }) as const;

async function refuseMany(db: DbOrTransaction, { id }: Account): Promise<void> {
  const { count } = await db
    .selectFrom('papers')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) < OWN_PAPERS_MAX) return;
  throw new Refusal(409, { code: 'too-many', what: 'own-papers', max: OWN_PAPERS_MAX });
}

async function putItems(
  db: DbOrTransaction,
  id: number,
  fields: PaperFields,
  putBy: Parameters<typeof itemRows>[2],
): Promise<void> {
  const rows = itemRows(id, fields, putBy);
  if (rows.length > 0) await db.insertInto('paper_items').values(rows).execute();
}

/** Stores a new draft. @throws Refusal 409 when there are as many as may be */
export async function insertPaper(
  transaction: Transaction<Database>,
  accountLimits: AccountLimits,
  writer: Account,
  fields: PaperFields,
): Promise<PaperAnswer> {
  await refuseMany(transaction, writer);
  await accountLimits.refuseBytes(transaction, writer, fieldsBytes(fields));
  const now = new Date().toISOString();
  const row = await transaction
    .insertInto('papers')
    .values({
      ...columnsOf(fields),
      owner_id: writer.id,
      status: 'draf',
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await putItems(transaction, row.id, fields, () => null);
  await recordAudit(transaction, writer, done('create', row.id));
  return paperAnswer(transaction, row);
}

/** A draft, for a change. @throws Refusal 403 and 404 by `paperFor`, 409 for one that was used */
export async function draftFor(
  transaction: Transaction<Database>,
  id: number,
  writer: Account,
  need: 'write' | 'own',
): Promise<PaperRow> {
  const row = await paperFor(transaction, id, writer, need, 'update');
  if (row.status === 'dipakai') throw new Refusal(409, { code: 'paper-used' });
  return row;
}

/**
 * Stores a new paper of the caller's.
 *
 * @throws Refusal 401, 404 for a question that the caller may not see, 409 when there are as many as may be
 */
export function createPaper(
  { db, accountLimits }: Limited,
  account: Account,
  body: PaperChange,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    // Two new ones at once must not both be the last that may be.
    const writer = await stillMay(transaction, account, 'update');
    const fields = await changedFields(transaction, writer, newFields(), body);
    return insertPaper(transaction, accountLimits, writer, fields);
  });
}

/** The questions of a paper, each by who put it in: those that come are the writer's. */
async function replaceItems(
  transaction: Transaction<Database>,
  { id, owner_id }: PaperRow,
  fields: PaperFields,
  writer: Account,
): Promise<void> {
  const before = await transaction
    .deleteFrom('paper_items')
    .where('paper_id', '=', id)
    .returning(['question_id', 'version', 'put_by'])
    .execute();
  const by = new Map(before.map((row) => [nameOf(row.question_id, row.version), row.put_by]));
  const putByWriter = writer.id === owner_id ? null : writer.id;
  await putItems(transaction, id, fields, (question, version) => {
    const known = by.get(nameOf(question, version));
    return known === undefined ? putByWriter : known;
  });
}

/** A verification ends with the first change after it. */
const unverified = { review_status: 'none', review_note: null } as const;

/** The bytes of a paper are its owner's, whoever writes them. */
async function ownerOf(transaction: Transaction<Database>, row: PaperRow, writer: Account) {
  if (row.owner_id === writer.id) return writer;
  const owner = await transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', row.owner_id)
    .executeTakeFirstOrThrow();
  return toAccount(owner, writer.token);
}

/**
 * Changes a draft. A change that alters nothing leaves it as it is.
 *
 * @param ifMatch the tag of the paper that the change was made from; undefined: whatever it is now
 * @throws Refusal 401, 403 for who may only read it, 404, 409 when it was used, 412 when it is another by now
 */
export function updatePaper(
  { db, accountLimits }: Limited,
  id: number,
  account: Account,
  body: PaperChange,
  ifMatch: string | undefined,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account, accountLimits.fileLock);
    const old = await draftFor(transaction, id, writer, 'write');
    const current = await paperAnswer(transaction, old);
    refuseStale(ifMatch, paperTag(current), current, 'paper');
    const fields = fieldsOnly(await changedFields(transaction, writer, current, body, id));
    if (isDeepStrictEqual(fields, fieldsOnly(current))) return current;
    const more = fieldsBytes(fields) - fieldsBytes(current);
    if (more > 0) {
      const owner = await ownerOf(transaction, old, writer);
      await accountLimits.refuseBytes(transaction, owner, more);
    }
    const row = await transaction
      .updateTable('papers')
      .set({
        ...columnsOf(fields),
        ...(old.review_status === 'verified' && unverified),
        images_by: imagesBy(old, current, fields, writer),
        version: old.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (body.sections !== undefined) await replaceItems(transaction, old, fields, writer);
    await recordAudit(transaction, writer, done('update', id));
    return paperAnswer(transaction, row);
  });
}

/** Without what only an answer has. */
export function fieldsOnly(fields: PaperFields): PaperFields {
  const { title, head, instructions, sections, variants, shuffleOptions, size, seed } = fields;
  return { title, head, instructions, sections, variants, shuffleOptions, size, seed };
}

/** Deletes a draft. @throws Refusal 401, 403 for others than its owner, 404, 409 when it was used */
export function deletePaper(db: Db, id: number, account: Account): Promise<void> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    await draftFor(transaction, id, writer, 'own');
    await transaction.deleteFrom('papers').where('id', '=', id).execute();
    await recordAudit(transaction, writer, done('delete', id));
  });
}
