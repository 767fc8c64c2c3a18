import { TITLE_MAX } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { usableSections } from './own-versions.js';
import { paperFor } from './paper-access.js';
import { newSeed } from './paper-fields.js';
import { paperAnswer } from './paper-rows.js';
import { done, draftFor, fieldsOnly, insertPaper, type Limited } from './paper-writes.js';

const COPY = 'Salinan ';

/**
 * Copies a paper, a used one too, as a draft: the same questions in the same versions, in another order, for a day that nobody knows
 * yet. Questions that the account may not use by itself are left out.
 *
 * @throws Refusal 401, 404, 409 when there are as many as may be
 */
export function copyPaper(
  { db, accountLimits }: Limited,
  id: number,
  account: Account,
): Promise<PaperAnswer & { leftOut: number }> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account, 'update');
    const row = await paperFor(transaction, id, writer, 'read');
    const old = await paperAnswer(transaction, row);
    const title = COPY + old.title.slice(0, TITLE_MAX - COPY.length).trim();
    const head = { ...old.head, date: '' };
    const { sections, leftOut } = await usableSections(transaction, writer, old.sections);
    const copy = { ...fieldsOnly(old), title, head, sections, seed: newSeed() };
    return { ...(await insertPaper(transaction, accountLimits, writer, copy)), leftOut };
  });
}

/** When a paper was used, in which term. */
interface PaperUse {
  usedOn: string;
  term?: string | null | undefined;
}

/** Marks a draft as used: from now on it is as it is. @throws Refusal 401, 403, 404, 409 when it was used */
export function markUsed(
  db: Db,
  id: number,
  account: Account,
  { usedOn, term = null }: PaperUse,
): Promise<PaperAnswer & { verified: boolean }> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const { version, review_status } = await draftFor(transaction, id, writer, 'own');
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
    const verified = review_status === 'verified';
    return { ...(await paperAnswer(transaction, row)), verified };
  });
}
