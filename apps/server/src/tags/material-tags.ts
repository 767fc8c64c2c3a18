import { type MaterialTagAnswer, TAG_TAKEN } from '@bank-soal/contract/tags';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { renameTopic } from './rename-in-sets.js';
import type { TagKind } from './tag-writes.js';

export const MATERIAL_TAG_COLUMNS = [
  'id',
  'name',
  'created_at',
  'updated_at',
  'course_tag_id',
] as const;

function materialTagRows(db: DbOrTransaction) {
  return db.selectFrom('material_tags').select(MATERIAL_TAG_COLUMNS).orderBy('name_key');
}

export function materialTags(db: DbOrTransaction): Promise<MaterialTagAnswer[]> {
  return materialTagRows(db).execute();
}

export function materialTagsOf(
  db: DbOrTransaction,
  courseId: number,
): Promise<MaterialTagAnswer[]> {
  return materialTagRows(db).where('course_tag_id', '=', courseId).execute();
}

/** @throws Refusal 404 */
export async function materialTag(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<MaterialTagAnswer> {
  const tag = await materialTagRows(db)
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (tag === undefined) throw notFound('material-tag');
  return tag;
}

/** Material tags where they are written; the topics of a set are some by name. */
export const materialTagKind: TagKind<MaterialTagAnswer> = {
  table: 'material_tags',
  target: 'material-tag',
  taken: TAG_TAKEN.material,
  find: materialTag,
  renameInSets: renameTopic,
};
