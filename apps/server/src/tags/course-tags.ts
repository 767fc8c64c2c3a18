import { type CourseTagAnswer, TAG_TAKEN } from '@bank-soal/contract/tags';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { releaseOutcomes } from '../questions/release-outcomes.js';
import { renameSubject } from './rename-in-sets.js';
import type { TagKind } from './tag-writes.js';

const COLUMNS = ['id', 'name', 'created_at', 'updated_at'] as const;

export function courseTags(db: DbOrTransaction): Promise<CourseTagAnswer[]> {
  return db.selectFrom('course_tags').select(COLUMNS).orderBy('name_key').execute();
}

/** @throws Refusal 404 */
export async function courseTag(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<CourseTagAnswer> {
  const tag = await db
    .selectFrom('course_tags')
    .select(COLUMNS)
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (tag === undefined) throw notFound('course-tag');
  return tag;
}

/** Course tags where they are written; the subject of a set is one by name, and its materials go with it. */
export const courseTagKind: TagKind<CourseTagAnswer> = {
  table: 'course_tags',
  target: 'course-tag',
  taken: TAG_TAKEN.course,
  find: courseTag,
  renameInSets: renameSubject,
  release: async (db, actor, id) => {
    const rows = await db
      .selectFrom('outcomes')
      .select('id')
      .where('course_tag_id', '=', id)
      .execute();
    await releaseOutcomes(
      db,
      actor,
      rows.map((row) => row.id),
    );
  },
};
