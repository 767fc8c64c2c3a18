import type { PreviewType } from '@bank-soal/contract/files';
import type { Db, DbOrTransaction, FileRow } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { keyClosed } from '../sets/key-closed.js';
import {
  isKey,
  opensKey,
  RELEASE_COLUMNS,
  type ReleaseColumns,
  type SetView,
  shown,
} from '../sets/set-view.js';

/** A file, and who sees its set. */
export type SetFile = FileRow & ReleaseColumns;

/** The files of sets that a view shows. Not all of them may be opened. */
function shownFiles(db: DbOrTransaction, view: SetView) {
  return db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'files.question_set_id')
    .selectAll('files')
    .select(RELEASE_COLUMNS)
    .where(shown(view));
}

/**
 * A file of a set that a view shows; it may be closed.
 *
 * @throws Refusal 404
 */
export async function shownFile(db: DbOrTransaction, view: SetView, id: number): Promise<SetFile> {
  const file = await shownFiles(db, view).where('files.id', '=', id).executeTakeFirst();
  if (file === undefined) throw notFound('file');
  return file;
}

/**
 * A file that the viewer may open.
 *
 * @throws Refusal 404 as for an unknown one, 401 or 403 for a closed key
 */
export async function openFile(db: DbOrTransaction, view: SetView, id: number): Promise<SetFile> {
  const file = await shownFile(db, view, id);
  if (isKey(file) && !opensKey(view, file)) throw keyClosed(view, file);
  return file;
}

/**
 * The files that the viewer may open.
 *
 * @throws Refusal 401 or 403 when there are some, and all are closed
 */
function openOf(view: SetView, files: readonly SetFile[]): SetFile[] {
  const open = files.filter((file) => !isKey(file) || opensKey(view, file));
  const [first] = files;
  if (open.length === 0 && first !== undefined) throw keyClosed(view, first);
  return open;
}

/** The files of a set, closed ones too. */
function allFilesOf(db: Db, view: SetView, setId: number): Promise<SetFile[]> {
  return shownFiles(db, view)
    .where('question_set_id', '=', setId)
    .orderBy('position')
    .orderBy('files.id')
    .execute();
}

/** The first of a set's questions, where a view shows it; every viewer of a set may open them. */
export function firstQuestionFile(
  db: Db,
  view: SetView,
  setId: number,
): Promise<SetFile | undefined> {
  return shownFiles(db, view)
    .where('question_set_id', '=', setId)
    .where('category', '=', 'questions')
    .orderBy('position')
    .orderBy('files.id')
    .limit(1)
    .executeTakeFirst();
}

const CATEGORIES: Record<PreviewType, readonly string[]> = {
  questions: ['questions', 'testCases'],
  answers: ['answers'],
};

/**
 * The files of one combined document in their order: questions first, then test cases, closed ones left out.
 *
 * @throws Refusal 401 or 403 when all of these are closed, or all of the set
 */
export async function previewFiles(
  db: Db,
  view: SetView,
  setId: number,
  type: PreviewType,
): Promise<SetFile[]> {
  const categories = CATEGORIES[type];
  const files = await allFilesOf(db, view, setId);
  openOf(view, files);
  const open = openOf(
    view,
    files.filter(({ category }) => categories.includes(category)),
  );
  return categories.flatMap((category) => open.filter((file) => file.category === category));
}

/**
 * The files of some sets that the viewer may open, by set and in their order. Sets without any are left out.
 *
 * @throws Refusal 401 or 403 when one of these sets has some, and all are closed
 */
export async function openFilesOfSets(
  db: Db,
  view: SetView,
  setIds: readonly number[],
): Promise<Map<number, SetFile[]>> {
  const files = await shownFiles(db, view)
    .where('question_set_id', 'in', setIds)
    .orderBy('position')
    .orderBy('files.id')
    .execute();
  const bySet = new Map<number, SetFile[]>();
  for (const file of files) {
    bySet.set(file.question_set_id, [...(bySet.get(file.question_set_id) ?? []), file]);
  }
  return new Map([...bySet].map(([id, own]) => [id, openOf(view, own)]));
}

/**
 * The files of a set that the viewer may open, in their order.
 *
 * @throws Refusal 401 or 403 when there are some, and all are closed
 */
export async function openFilesOf(db: Db, view: SetView, setId: number): Promise<SetFile[]> {
  return openOf(view, await allFilesOf(db, view, setId));
}
