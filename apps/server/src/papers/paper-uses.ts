import { TITLE_MAX } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { newSeed } from './paper-fields.js';
import { ownPaper, paperAnswer } from './paper-rows.js';
import { done, fieldsOnly, insertPaper, type Limited, ownDraft } from './paper-writes.js';

const COPY = 'Salinan ';

/**
 * Copies a paper, a used one too, as a draft: the same questions in the same versions, in another order, for a day that nobody knows
 * yet.
 *
 * @throws Refusal 401, 404, 409 when there are as many as may be
 */
export function copyPaper(
  { db, accountLimits }: Limited,
  id: number,
  account: Account,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account, 'update');
    const old = await paperAnswer(transaction, await ownPaper(transaction, id, writer));
    const title = COPY + old.title.slice(0, TITLE_MAX - COPY.length).trim();
    const head = { ...old.head, date: '' };
    const copy = { ...fieldsOnly(old), title, head, seed: newSeed() };
    return insertPaper(transaction, accountLimits, writer, copy);
  });
}

/** When a paper was used, in which term. */
interface PaperUse {
  usedOn: string;
  term?: string | null | undefined;
}

/** Marks a draft as used: from now on it is as it is. @throws Refusal 401, 404, 409 when it was used */
export function markUsed(
  db: Db,
  id: number,
  account: Account,
  { usedOn, term = null }: PaperUse,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const { version } = await ownDraft(transaction, id, writer);
    const row = await transaction
      .updateTable('papers')
      .set({
        status: 'dipakai',
        used_on: usedOn,
        term,
        version: version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, writer, done('update', id));
    return paperAnswer(transaction, row);
  });
}
