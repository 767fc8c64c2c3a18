import type { SearchableState } from '@bank-soal/contract/files';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { DbOrTransaction, FileRow } from '../db/schema.js';
import { searchableFiles } from '../search/text-rows.js';
import { type SetWithCreator, type ShownFile, toSetAnswer } from './set-answer.js';
import { RELEASE_COLUMNS, type SetView, shown, viewOf } from './set-view.js';

/** Columns of an answer, without those that are only searched. */
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
  'question_sets.created_at',
  'question_sets.updated_at',
  'lastupdated',
  'withdrawn_at',
  'exam_kind',
  'term',
  'version',
  ...RELEASE_COLUMNS,
] as const;

/** Sets read at once: few enough that nobody waits for long. */
const BATCH = 50;

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
    .select(['id', 'question_set_id', 'name', 'type', 'category', 'size'])
    .orderBy('question_set_id')
    .orderBy('position')
    .orderBy('id');
}

/** A file as it is shown, with its set. */
type FileOfSet = ShownFile & Pick<FileRow, 'question_set_id'>;

function bySet(files: readonly FileOfSet[]): Map<number, FileOfSet[]> {
  const groups = new Map<number, FileOfSet[]>();
  for (const file of files) {
    const group = groups.get(file.question_set_id);
    if (group === undefined) groups.set(file.question_set_id, [file]);
    else group.push(file);
  }
  return groups;
}

/** Adds to the files of some sets whether their texts can be found. */
async function withSearchable<File extends { id: number }>(
  db: DbOrTransaction,
  setIds: readonly number[],
  files: readonly File[],
): Promise<(File & { searchable?: SearchableState | undefined })[]> {
  const states = await searchableFiles(db, setIds);
  return files.map((file) => ({ ...file, searchable: states.get(file.id) }));
}

function answers(
  view: SetView,
  sets: readonly SetWithCreator[],
  files: readonly FileOfSet[],
): QuestionSetAnswer[] {
  const groups = bySet(files);
  return sets.map((set) => toSetAnswer(view, set, groups.get(set.id) ?? []));
}

/**
 * A part of the sets that a view shows, by id.
 *
 * @param after the last id of the part before
 */
export async function shownSetsAfter(
  db: DbOrTransaction,
  view: SetView,
  after: number,
  limit: number,
): Promise<QuestionSetAnswer[]> {
  const sets = await setsWithCreators(db)
    .where(shown(view))
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
  return answers(view, sets, files);
}

/** The given sets that a view shows. */
export async function shownSetsOf(
  db: DbOrTransaction,
  view: SetView,
  ids: readonly number[],
): Promise<QuestionSetAnswer[]> {
  if (ids.length === 0) return [];
  const sets = await setsWithCreators(db)
    .where(shown(view))
    .where('question_sets.id', 'in', ids)
    .execute();
  const files = await filesInOrder(db).where('question_set_id', 'in', ids).execute();
  return answers(view, sets, files);
}

/** One set, as a view shows it by itself: its creator sees whether its files can be searched inside. */
export async function shownSet(
  db: DbOrTransaction,
  view: SetView,
  id: number,
): Promise<QuestionSetAnswer | undefined> {
  const [set] = await shownSetsOf(db, view, [id]);
  const isOwn = view.account !== null && set?.creator?.id === view.account.id;
  if (set === undefined || !isOwn) return set;
  return { ...set, files: await withSearchable(db, [id], set.files) };
}

/** A set as those see it who may change it, withdrawn ones too. */
export interface OwnSet extends QuestionSetAnswer {
  /** Null when it is not withdrawn. */
  withdrawn_at: string | null;
}

function markWithdrawn(
  sets: readonly SetWithCreator[],
  answered: readonly QuestionSetAnswer[],
): OwnSet[] {
  const withdrawn = new Map(sets.map((set) => [set.id, set.withdrawn_at]));
  return answered.map((set) => ({ ...set, withdrawn_at: withdrawn.get(set.id) ?? null }));
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
  const view = viewOf({ level: 'user', account: { id: userId, name: '' } });
  return markWithdrawn(sets, answers(view, sets, await withSearchable(db, ids, files)));
}

/** The existing ones of the given sets, in the order of the ids, as administrators see them. */
export async function allSetsOf(db: DbOrTransaction, ids: readonly number[]): Promise<OwnSet[]> {
  if (ids.length === 0) return [];
  const sets = await setsWithCreators(db).where('question_sets.id', 'in', ids).execute();
  const files = await filesInOrder(db).where('question_set_id', 'in', ids).execute();
  const view = viewOf({ level: 'administrator', account: null });
  const found = markWithdrawn(sets, answers(view, sets, files));
  const byId = new Map(found.map((set) => [set.id, set]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An account's own sets that a view shows, in parts that are read at a time. */
export async function* shownSetsMadeBy(
  db: DbOrTransaction,
  view: SetView,
  creatorId: number,
): AsyncGenerator<QuestionSetAnswer[]> {
  const rows = await db
    .selectFrom('question_sets')
    .select('id')
    .where(shown(view))
    .where('creator_id', '=', creatorId)
    .execute();
  for (let start = 0; start < rows.length; start += BATCH) {
    const ids = rows.slice(start, start + BATCH).map(({ id }) => id);
    yield await shownSetsOf(db, view, ids);
  }
}

/** How many sets a view shows. */
export async function countShownSets(db: DbOrTransaction, view: SetView): Promise<number> {
  const row = await db
    .selectFrom('question_sets')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(shown(view))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
