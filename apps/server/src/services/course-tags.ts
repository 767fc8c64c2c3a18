import type { CourseTagAnswer } from '@bank-soal/contract/course-tags';
import { TAG_SENTENCES } from '@bank-soal/contract/rules-tags';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact, transactLong } from '../db/transact.js';
import { notFound } from '../refusal.js';
import { type Actor, recordAudit } from './audit.js';
import { refuseDuplicate } from './duplicates.js';
import { named, renamed } from './named.js';
import { renameSubject } from './rename-in-sets.js';
import type { Services } from './services.js';
import { stillAdmin } from './still-may.js';

const COLUMNS = ['id', 'name', 'created_at', 'updated_at'] as const;
const target = 'course-tag';
const { COURSE_DUPLICATE } = TAG_SENTENCES;

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
  if (tag === undefined) throw notFound('Tag mata kuliah');
  return tag;
}

/** @throws Refusal 409 */
export function createCourseTag(
  { db }: Services,
  actor: Actor,
  name: string,
): Promise<CourseTagAnswer> {
  return refuseDuplicate(COURSE_DUPLICATE, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const tag = await transaction
        .insertInto('course_tags')
        .values(named(name))
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      const entry = { action: 'create', target, targetId: tag.id, after: { name } } as const;
      await recordAudit(transaction, actor, entry);
      return tag;
    }),
  );
}

/**
 * Renames a tag, and with it the subject of every set that has its name; their dates stay.
 *
 * @throws Refusal 404, 409
 */
export async function renameCourseTag(
  { db, setList }: Services,
  actor: Actor,
  id: number,
  name: string,
): Promise<CourseTagAnswer> {
  const { tag, sets } = await refuseDuplicate(COURSE_DUPLICATE, () =>
    transactLong(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const before = await courseTag(transaction, id, 'update');
      const tag = await transaction
        .updateTable('course_tags')
        .set(renamed(name))
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      const sets = await renameSubject(transaction, before.name, name);
      await recordAudit(transaction, actor, {
        action: 'update',
        target,
        targetId: id,
        before: { name: before.name },
        after: { name, sets: sets.length },
      });
      return { tag, sets };
    }),
  );
  if (sets.length > 0) setList.changedAll(sets);
  return tag;
}

/**
 * Deletes a tag: its materials go with it, its material tags are free again.
 *
 * @throws Refusal 404
 */
export async function deleteCourseTag({ db }: Services, actor: Actor, id: number): Promise<void> {
  await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name } = await courseTag(transaction, id, 'update');
    await transaction.deleteFrom('course_tags').where('id', '=', id).execute();
    await recordAudit(transaction, actor, {
      action: 'delete',
      target,
      targetId: id,
      before: { name },
    });
  });
}
