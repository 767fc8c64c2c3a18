import type { PreviewType } from '@bank-soal/contract/files';
import type { Db, DbOrTransaction, FileRow } from '../db/schema.js';
import { notFound } from '../refusal.js';

/**
 * A file of a set that everyone sees.
 *
 * @throws Refusal 404
 */
export async function visibleFile(db: DbOrTransaction, id: number): Promise<FileRow> {
  const file = await db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'files.question_set_id')
    .selectAll('files')
    .where('files.id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (file === undefined) throw notFound('file');
  return file;
}

/** Counts downloads of a set; one statement, so that parallel ones all count. */
export async function countDownload(db: Db, setId: number, times: number): Promise<void> {
  await db
    .updateTable('question_sets')
    .set((eb) => ({ downloads: eb('downloads', '+', times) }))
    .where('id', '=', setId)
    .execute();
}

const CATEGORIES: Record<PreviewType, readonly string[]> = {
  questions: ['questions', 'testCases'],
  answers: ['answers'],
};

/** The files of one combined document in their order: questions first, test cases behind them. */
export async function previewFiles(db: Db, setId: number, type: PreviewType): Promise<FileRow[]> {
  const categories = CATEGORIES[type];
  const files = await db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'files.question_set_id')
    .selectAll('files')
    .where('question_set_id', '=', setId)
    .where('withdrawn_at', 'is', null)
    .where('category', 'in', categories)
    .orderBy('position')
    .orderBy('files.id')
    .execute();
  return categories.flatMap((category) => files.filter((file) => file.category === category));
}

/** All files of a set that everyone sees, in their order. */
export function filesOfSet(db: Db, setId: number): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'files.question_set_id')
    .selectAll('files')
    .where('question_set_id', '=', setId)
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .orderBy('files.id')
    .execute();
}
