import type { PaperAnswer } from '@bank-soal/contract/papers';
import {
  COLLEAGUES_MAX,
  type PaperPeopleBody,
  type PaperPerson,
  type PaperPresence,
} from '@bank-soal/contract/papers';
import { foldText } from '@bank-soal/contract/sets';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import { isTeaching } from '../questions/visible-questions.js';
import { paperFor } from './paper-access.js';
import { teaching } from './paper-review.js';
import { paperAnswer, paperTag } from './paper-rows.js';
import { done } from './paper-writes.js';

/** An account that did not call for so long has closed the paper. */
const PRESENT_MS = 50_000;

/**
 * Shares a paper with exactly these people.
 *
 * @throws Refusal 400 for people who may not have it, 401, 403 for others than its owner, 404
 */
export function sharePaper(
  db: Db,
  id: number,
  account: Account,
  { people }: PaperPeopleBody,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const row = await paperFor(transaction, id, writer, 'own', 'update');
    const ids = people.map((person) => person.id);
    const allowed = await teaching(transaction, ids);
    if (ids.some((one) => one === writer.id || !allowed.has(one))) {
      throw new Refusal(400, { code: 'invalid', what: 'paper-people' });
    }
    await transaction.deleteFrom('paper_people').where('paper_id', '=', id).execute();
    const rows = people.map((person) => ({ paper_id: id, user_id: person.id, may: person.may }));
    if (rows.length > 0) await transaction.insertInto('paper_people').values(rows).execute();
    await recordAudit(transaction, writer, done('share', id));
    return paperAnswer(transaction, row);
  });
}

/** Leaves a paper that another shared. @throws Refusal 401, 403 for who is not among its people, 404 */
export function leavePaper(db: Db, id: number, account: Account): Promise<void> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    await paperFor(transaction, id, writer, 'read', 'update');
    const { numDeletedRows } = await transaction
      .deleteFrom('paper_people')
      .where('paper_id', '=', id)
      .where('user_id', '=', writer.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Refusal(403, { code: 'paper-not-shared' });
    await recordAudit(transaction, writer, done('share', id));
  });
}

/** Notes that an account has a paper open, and tells who else has. @throws Refusal 401, 404 */
export function presentInPaper(db: Db, id: number, account: Account): Promise<PaperPresence> {
  return transact(db, async (transaction) => {
    const reader = await stillMay(transaction, account);
    const row = await paperFor(transaction, id, reader, 'read');
    const now = new Date();
    await transaction
      .insertInto('paper_presence')
      .values({ paper_id: id, user_id: reader.id, at: now.toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['paper_id', 'user_id']).doUpdateSet({ at: now.toISOString() }),
      )
      .execute();
    const people = await transaction
      .selectFrom('paper_presence')
      .innerJoin('users', 'users.id', 'paper_presence.user_id')
      .select(['users.id', 'users.name'])
      .where('paper_presence.paper_id', '=', id)
      .where('paper_presence.user_id', '<>', reader.id)
      .where('paper_presence.at', '>', new Date(now.getTime() - PRESENT_MS).toISOString())
      .orderBy('users.name')
      .execute();
    return { people, tag: paperTag(await paperAnswer(transaction, row)) };
  });
}

/** Active lecturers and administrators but the account itself, whose name has a text in it; none for students. */
export async function colleagues(db: Db, account: Account, q = ''): Promise<PaperPerson[]> {
  if (!isTeaching(account)) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('status', '=', 'Aktif')
    .where('kind', 'in', ['lecturer', 'admin'])
    .where('id', '<>', account.id)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const text = foldText(q.trim());
  return rows.filter(({ name }) => foldText(name).includes(text)).slice(0, COLLEAGUES_MAX);
}
