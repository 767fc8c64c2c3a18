import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { DbOrTransaction, FileRow } from '../db/schema.js';
import { type SetWithCreator, toSetAnswer } from './set-answer.js';

/** What an answer is made of; not the columns that are only searched. */
const SHOWN = [
  'question_sets.id',
  'title',
  'subject',
  'level',
  'year',
  'lecturer',
  'topics',
  'description',
  'question_count',
  'downloads',
  'creator_id',
  'question_sets.created_at',
  'question_sets.updated_at',
  'lastupdated',
  'withdrawn_at',
] as const;

function setsWithCreators(db: DbOrTransaction) {
  return db
    .selectFrom('question_sets')
    .leftJoin('users', 'users.id', 'question_sets.creator_id')
    .select(SHOWN)
    .select('users.name as creator_name');
}

function filesInOrder(db: DbOrTransaction) {
  return db
    .selectFrom('files')
    .selectAll('files')
    .orderBy('question_set_id')
    .orderBy('position')
    .orderBy('files.id');
}

function bySet(files: readonly FileRow[]): Map<number, FileRow[]> {
  const groups = new Map<number, FileRow[]>();
  for (const file of files) {
    const group = groups.get(file.question_set_id);
    if (group === undefined) groups.set(file.question_set_id, [file]);
    else group.push(file);
  }
  return groups;
}

function answers(sets: readonly SetWithCreator[], files: readonly FileRow[]): QuestionSetAnswer[] {
  const groups = bySet(files);
  return sets.map((set) => toSetAnswer(set, groups.get(set.id) ?? []));
}

/**
 * A part of the sets that everyone sees, by id.
 *
 * @param after the last id of the part before
 */
export async function visibleSetsAfter(
  db: DbOrTransaction,
  after: number,
  limit: number,
): Promise<QuestionSetAnswer[]> {
  const sets = await setsWithCreators(db)
    .where('withdrawn_at', 'is', null)
    .where('question_sets.id', '>', after)
    .orderBy('question_sets.id')
    .limit(limit)
    .execute();
  const last = sets.at(-1);
  if (last === undefined) return [];
  const files = await filesInOrder(db)
    .where('question_set_id', '>', after)
    .where('question_set_id', '<=', last.id)
    .execute();
  return answers(sets, files);
}

/** Those of the given sets that everyone sees. */
export async function visibleSetsOf(
  db: DbOrTransaction,
  ids: readonly number[],
): Promise<QuestionSetAnswer[]> {
  if (ids.length === 0) return [];
  const sets = await setsWithCreators(db)
    .where('withdrawn_at', 'is', null)
    .where('question_sets.id', 'in', ids)
    .execute();
  const files = await filesInOrder(db).where('question_set_id', 'in', ids).execute();
  return answers(sets, files);
}

/** A set as its creator sees it. */
export interface OwnSet extends QuestionSetAnswer {
  /** Null when it is not withdrawn. */
  withdrawn_at: string | null;
}

/**
 * A part of a person's own sets, by id.
 *
 * @param after the last id of the part before
 */
export async function ownSetsAfter(
  db: DbOrTransaction,
  userId: number,
  after: number,
  limit: number,
): Promise<OwnSet[]> {
  const sets = await setsWithCreators(db)
    .where('creator_id', '=', userId)
    .where('question_sets.id', '>', after)
    .orderBy('question_sets.id')
    .limit(limit)
    .execute();
  if (sets.length === 0) return [];
  const ids = sets.map(({ id }) => id);
  const files = await filesInOrder(db).where('question_set_id', 'in', ids).execute();
  const withdrawn = new Map(sets.map((set) => [set.id, set.withdrawn_at]));
  return answers(sets, files).map((set) => ({
    ...set,
    withdrawn_at: withdrawn.get(set.id) ?? null,
  }));
}

/** How many sets everyone sees. */
export async function countVisibleSets(db: DbOrTransaction): Promise<number> {
  const row = await db
    .selectFrom('question_sets')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
