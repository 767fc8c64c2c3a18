import type { MaterialTagAnswer } from '@bank-soal/contract/material-tags';
import { transact } from '../db/transact.js';
import { Refusal } from '../refusal.js';
import { type Actor, recordAudit } from './audit.js';
import { courseTag } from './course-tags.js';
import { MATERIAL_TAG_COLUMNS, materialTag } from './material-tags.js';
import type { Services } from './services.js';
import { stillAdmin } from './still-may.js';

const target = 'material-tag';

/**
 * Assigns a tag to a course; the same course again changes nothing.
 *
 * @throws Refusal 404 unknown tag or course, 409 a tag of another course
 */
export function assignCourse(
  { db }: Services,
  actor: Actor,
  id: number,
  courseId: number,
): Promise<MaterialTagAnswer> {
  return transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name, course_tag_id } = await materialTag(transaction, id, 'update');
    const course = await courseTag(transaction, courseId, 'share');
    const tag = await transaction
      .updateTable('material_tags')
      .set({ course_tag_id: courseId })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('course_tag_id', 'is', null), eb('course_tag_id', '=', courseId)]))
      .returning(MATERIAL_TAG_COLUMNS)
      .executeTakeFirst();
    if (tag === undefined) throw new Refusal(409, 'Tag sudah dipakai mata kuliah lain.');
    if (course_tag_id === courseId) return tag;
    const after = { name, course: course.name };
    await recordAudit(transaction, actor, { action: 'assign', target, targetId: id, after });
    return tag;
  });
}

/** Frees a tag from its course, if it has one. @throws Refusal 404 */
export function unassignCourse(
  { db }: Services,
  actor: Actor,
  id: number,
): Promise<MaterialTagAnswer> {
  return transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name, course_tag_id } = await materialTag(transaction, id, 'update');
    if (course_tag_id === null) return materialTag(transaction, id);
    const course = await courseTag(transaction, course_tag_id);
    const tag = await transaction
      .updateTable('material_tags')
      .set({ course_tag_id: null })
      .where('id', '=', id)
      .returning(MATERIAL_TAG_COLUMNS)
      .executeTakeFirstOrThrow();
    const before = { name, course: course.name };
    await recordAudit(transaction, actor, { action: 'unassign', target, targetId: id, before });
    return tag;
  });
}
