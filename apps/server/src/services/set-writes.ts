import { jakartaYear } from '@bank-soal/contract/calendar';
import type { QuestionSetAnswer, questionSetBodySchema } from '@bank-soal/contract/question-sets';
import { isYear, SET_FIELDS } from '@bank-soal/contract/rules-question-set';
import { nameKey } from '@bank-soal/contract/rules-tags';
import type { output } from 'zod/mini';
import type { Account } from '../account.js';
import type { Db, DbOrTransaction, QuestionSetRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound, Refusal } from '../refusal.js';
import { changedFacts, type Facts, recordAudit } from './audit.js';
import { refuseStale } from './refuse-stale.js';
import type { Services } from './services.js';
import { changeableSet, restorableSet } from './set-access.js';
import { toSetAnswer } from './set-answer.js';
import { setMoment } from './set-moment.js';
import { visibleSetsOf } from './set-queries.js';
import { indexSets, searchColumns } from './set-search-texts.js';
import { setTag } from './set-tag.js';
import { stillMay } from './still-may.js';

type Body = output<typeof questionSetBodySchema>;

const target = 'set';

/** What every body says. */
function required({ title, subject, difficulty }: Body) {
  return { title, subject, subject_key: nameKey(subject), level: difficulty };
}

/** What a body may leave out: absent stays as it is, null empties. */
function optional({ year, lecturer, topics, description, questionCount }: Body, now: Date) {
  if (year !== undefined && !isYear(year, now)) throw new Refusal(400, SET_FIELDS.year);
  return {
    ...(year !== undefined && { year }),
    ...(lecturer !== undefined && { lecturer: lecturer ?? '' }),
    ...(topics !== undefined && { topics: topics ?? '' }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(questionCount !== undefined && { question_count: questionCount }),
  };
}

/** What of a set is written down when it changes. */
function factsOf(set: QuestionSetRow): Facts {
  const { title, subject, level, year, lecturer, topics, description } = set;
  return {
    title,
    subject,
    level,
    year,
    lecturer,
    topics,
    description,
    questionCount: set.question_count,
  };
}

/**
 * A set as everyone sees it now.
 *
 * @throws Refusal 404
 */
export async function setAnswer(db: DbOrTransaction, id: number): Promise<QuestionSetAnswer> {
  const [set] = await visibleSetsOf(db, [id]);
  if (set === undefined) throw notFound('question-set');
  return set;
}

/**
 * Stores a new set; its creator is the caller, whatever the body says.
 *
 * @throws Refusal 400 for a year out of bounds, 401, 409 when the account has as many as it may
 */
export async function createSet(
  { db, accountLimits }: Pick<Services, 'db' | 'accountLimits'>,
  body: Body,
  account: Account,
): Promise<QuestionSetAnswer> {
  const now = new Date();
  const texts = { lecturer: '', topics: '', description: '' };
  const set = { ...texts, ...required(body), ...optional(body, now) };
  const facts = {
    year: jakartaYear(now),
    question_count: null,
    ...set,
    creator_id: account.id,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    lastupdated: setMoment(body.lastupdated, now),
    withdrawn_at: null,
  };
  return transact(db, async (transaction) => {
    const creator = await stillMay(transaction, account, accountLimits.setLock);
    await accountLimits.refuseSet(transaction, creator);
    const creatorName = creator.name;
    const { id } = await transaction
      .insertInto('question_sets')
      .values({ ...facts, ...searchColumns({ ...set, creatorName }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { title: set.title, subject: set.subject };
    await recordAudit(transaction, creator, { action: 'create', target, targetId: id, after });
    return toSetAnswer({ ...facts, id, downloads: 0, creator_name: creatorName }, []);
  });
}

/**
 * Changes a set.
 *
 * @param ifMatch the tag of the set that the change was made from; undefined: whatever it is now
 * @throws Refusal 400 for a year out of bounds, 401, 403 or 404 when it is not the caller's to
 * change any more, 412 when the set is another by now
 */
export async function updateSet(
  db: Db,
  id: number,
  body: Body,
  account: Account,
  ifMatch?: string,
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
    if (ifMatch !== undefined) {
      const now = await setAnswer(transaction, id);
      refuseStale(ifMatch, setTag(now), now, 'question-set');
    }
    await transaction.updateTable('question_sets').set(changes).where('id', '=', id).execute();
    await indexSets(transaction, [id]);
    const facts = changedFacts(factsOf(old), factsOf({ ...old, ...changes }), 'title');
    const entry = { action: 'update', target, targetId: id, ...facts } as const;
    await recordAudit(transaction, writer, entry);
  });
}

/**
 * Withdraws a set: it is kept, and only its creator and administrators can bring it back.
 *
 * @throws Refusal 401, 403, 404 when another call has withdrawn it
 */
export async function withdrawSet(db: Db, id: number, account: Account): Promise<void> {
  await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const { title } = await changeableSet(transaction, id, writer, 'update');
    await transaction
      .updateTable('question_sets')
      .set({ withdrawn_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    const entry = { action: 'withdraw', target, targetId: id, before: { title } } as const;
    await recordAudit(transaction, writer, entry);
  });
}

/**
 * Brings a withdrawn set back as it was.
 *
 * @throws Refusal 401, 403, 404, 409 when another call has brought it back
 */
export async function restoreSet(db: Db, id: number, account: Account): Promise<void> {
  await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const { title } = await restorableSet(transaction, id, writer, 'update');
    await transaction
      .updateTable('question_sets')
      .set({ withdrawn_at: null })
      .where('id', '=', id)
      .execute();
    const entry = { action: 'restore', target, targetId: id, after: { title } } as const;
    await recordAudit(transaction, writer, entry);
  });
}
