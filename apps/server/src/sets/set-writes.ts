import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { changedFacts, recordAudit } from '../administration/audit.js';
import { isCurrent } from '../answers/conditional.js';
import type { Database, Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { refuseStale } from './refuse-stale.js';
import { changeableSet, restorableSet } from './set-access.js';
import { toSetAnswer } from './set-answer.js';
import {
  comesToMore,
  factsOf,
  firstRelease,
  newSetColumns,
  optional,
  released,
  required,
  type SetBody,
} from './set-columns.js';
import { shownSet, shownSetsOf } from './set-queries.js';
import { indexSets, searchColumns } from './set-search-texts.js';
import { setTag, tagsOf } from './set-tag.js';
import { releaseOf, type SetView, type Viewer, viewerOf, viewOf } from './set-view.js';

const ISO = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

/** The moment that a client gives for a set; the present for none, for nonsense and the future. */
export function setMoment(given: string | null | undefined, now: Date): string {
  if (given == null || !ISO.test(given)) return now.toISOString();
  const moment = new Date(given);
  const usable = moment.getTime() <= now.getTime() && moment.getUTCFullYear() >= 1970;
  return (usable ? moment : now).toISOString();
}

const target = 'set';

/**
 * A set as the viewer sees it.
 *
 * @throws Refusal 404
 */
export async function setAnswer(
  db: DbOrTransaction,
  view: SetView,
  id: number,
): Promise<QuestionSetAnswer> {
  const set = await shownSet(db, view, id);
  if (set === undefined) throw notFound('question-set');
  return set;
}

/**
 * Stores a new set in a transaction that has its creator already.
 *
 * @throws Refusal 400 for a year out of bounds and a key before its set, 409 when the account has as many
 * as it may
 */
export async function insertSet(
  { config, accountLimits }: Pick<Services, 'config' | 'accountLimits'>,
  transaction: Transaction<Database>,
  body: SetBody,
  creator: Account,
): Promise<QuestionSetAnswer> {
  const now = new Date();
  const said = newSetColumns(config, body, now);
  const facts = {
    ...said,
    creator_id: creator.id,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    lastupdated: setMoment(body.lastupdated, now),
    withdrawn_at: null,
    downloads: 0,
    version: 1,
  };
  await accountLimits.refuseSet(transaction, creator);
  const creatorName = creator.name;
  const { id } = await transaction
    .insertInto('question_sets')
    .values({ ...facts, ...searchColumns({ ...said, creatorName }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { title: said.title, subject: said.subject, ...firstRelease(facts) };
  await recordAudit(transaction, creator, { action: 'create', target, targetId: id, after });
  const view = viewOf(viewerOf(creator));
  return toSetAnswer(view, { ...facts, id, creator_name: creatorName }, []);
}

/**
 * Stores a new set; its creator is the caller, whatever the body says.
 *
 * @throws Refusal 400, 401, 409 as `insertSet`
 */
export function createSet(
  services: Pick<Services, 'config' | 'db' | 'accountLimits'>,
  body: SetBody,
  account: Account,
): Promise<QuestionSetAnswer> {
  const { db, accountLimits } = services;
  return transact(db, async (transaction) => {
    const creator = await stillMay(transaction, account, accountLimits.setLock);
    return insertSet(services, transaction, body, creator);
  });
}

/**
 * Refuses a change that was made from a stale set. A caller who read it without a token saw less of it, and
 * may send that tag: they do not change the fields that they did not see.
 *
 * @throws Refusal 412
 */
async function refuseOld(
  db: DbOrTransaction,
  id: number,
  { ifMatch, writer, visitor }: { ifMatch: string; writer: Account; visitor: Viewer },
): Promise<void> {
  const [open] = await shownSetsOf(db, viewOf(visitor), [id]);
  if (open !== undefined && isCurrent(ifMatch, setTag(open))) return;
  const current = await setAnswer(db, viewOf(viewerOf(writer)), id);
  const [own, plain] = tagsOf(current);
  if (!isCurrent(ifMatch, plain)) refuseStale(ifMatch, own, current, 'question-set');
}

/**
 * Changes a set.
 *
 * @param ifMatch the tag of the set that the change was made from; undefined: whatever it is now
 * @param visitor who is not signed in
 * @throws Refusal 400 for a year out of bounds and a key before its set, 401, 403 or 404 when it is not the caller's to
 * change any more, 412 when the set is another by now
 */
export async function updateSet(
  db: Db,
  id: number,
  body: SetBody,
  account: Account,
  ifMatch: string | undefined,
  visitor: Viewer,
): Promise<void> {
  const now = new Date();
  const changes = {
    ...required(body),
    ...optional(body, now),
    updated_at: now.toISOString(),
    lastupdated: setMoment(body.lastupdated, now),
  };
  await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const old = await changeableSet(transaction, id, writer, 'update');
    if (ifMatch !== undefined) await refuseOld(transaction, id, { ifMatch, writer, visitor });
    const release = released(releaseOf(old), body);
    const isNews = comesToMore(old, release, now);
    const all = { ...changes, ...release, ...(isNews && { released_at: now.toISOString() }) };
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({ ...all, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await indexSets(transaction, [id]);
    const facts = changedFacts(factsOf(old), factsOf({ ...old, ...all }), 'title');
    const entry = { action: 'update', target, targetId: id, ...facts } as const;
    await recordAudit(transaction, writer, entry);
  });
}

/**
 * Withdraws a set: it stays stored, and only its creator and administrators can restore it.
 *
 * @throws Refusal 401, 403, 404 when another call has withdrawn it
 */
export async function withdrawSet(db: Db, id: number, account: Account): Promise<void> {
  await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const { title } = await changeableSet(transaction, id, writer, 'update');
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({ withdrawn_at: new Date().toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const entry = { action: 'withdraw', target, targetId: id, before: { title } } as const;
    await recordAudit(transaction, writer, entry);
  });
}

/**
 * Restores a withdrawn set as it was.
 *
 * @throws Refusal 401, 403, 404, 409 when another call has restored it
 */
export async function restoreSet(db: Db, id: number, account: Account): Promise<void> {
  await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const { title } = await restorableSet(transaction, id, writer, 'update');
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({ withdrawn_at: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const entry = { action: 'restore', target, targetId: id, after: { title } } as const;
    await recordAudit(transaction, writer, entry);
  });
}
