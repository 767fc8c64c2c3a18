import type { CourseMaterialAnswer, CourseMaterialBody } from '@bank-soal/contract/tags';
import { stillAdmin } from '../accounts/still-may.js';
import { type Actor, recordAudit } from '../administration/audit.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { courseTag } from './course-tags.js';
import { named, renamed } from './named.js';
import { refuseRenamed } from './refuse-renamed.js';

const COLUMNS = ['id', 'name'] as const;
const target = 'course-material';

/** The materials of one course. @throws Refusal 404 */
export async function courseMaterials(
  db: DbOrTransaction,
  courseId: number,
): Promise<CourseMaterialAnswer[]> {
  await courseTag(db, courseId);
  return db
    .selectFrom('course_materials')
    .select(COLUMNS)
    .where('course_tag_id', '=', courseId)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** @throws Refusal 404 */
export async function courseMaterial(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<CourseMaterialAnswer> {
  const material = await db
    .selectFrom('course_materials')
    .select(COLUMNS)
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (material === undefined) throw notFound('material');
  return material;
}

/** @throws Refusal 404 unknown course */
export function createCourseMaterial(
  { db }: Services,
  actor: Actor,
  courseId: number,
  name: string,
): Promise<CourseMaterialAnswer> {
  return transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const course = await courseTag(transaction, courseId, 'share');
    const material = await transaction
      .insertInto('course_materials')
      .values({ ...named(name), course_tag_id: courseId })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    const after = { name, course: course.name };
    const entry = { action: 'create', target, targetId: material.id, after } as const;
    await recordAudit(transaction, actor, entry);
    return material;
  });
}

/** @throws Refusal 404, 409 */
export function renameCourseMaterial(
  { db }: Services,
  actor: Actor,
  id: number,
  { materialName: name, from }: CourseMaterialBody,
): Promise<CourseMaterialAnswer> {
  return transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const before = await courseMaterial(transaction, id, 'update');
    refuseRenamed(before.name, from, name);
    const material = await transaction
      .updateTable('course_materials')
      .set(renamed(name))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, actor, {
      action: 'update',
      target,
      targetId: id,
      before: { name: before.name },
      after: { name },
    });
    return material;
  });
}

/** @throws Refusal 404 */
export async function deleteCourseMaterial(
  { db }: Services,
  actor: Actor,
  id: number,
): Promise<void> {
  await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name } = await courseMaterial(transaction, id, 'update');
    await transaction.deleteFrom('course_materials').where('id', '=', id).execute();
    await recordAudit(transaction, actor, {
      action: 'delete',
      target,
      targetId: id,
      before: { name },
    });
  });
}
