import type { MaterialTagAnswer } from '@bank-soal/contract/tags';
import { stillAdmin } from '../accounts/still-may.js';
import { type Actor, recordAudit } from '../administration/audit.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { courseTag } from './course-tags.js';
import { MATERIAL_TAG_COLUMNS, materialTag } from './material-tags.js';

const target = 'material-tag';

const moved = () => new Refusal(409, { code: 'changed-meanwhile', what: 'material-tag' });

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
    if (tag === undefined) throw new Refusal(409, { code: 'tag-of-another-course' });
    if (course_tag_id === courseId) return tag;
    const after = { name, course: course.name };
    await recordAudit(transaction, actor, { action: 'assign', target, targetId: id, after });
    return tag;
  });
}

/**
 * Frees a tag from its course, if it has one.
 *
 * @param fromId only from this course: another one may have it by now
 * @throws Refusal 404, 409 when another course has it
 */
export function unassignCourse(
  { db }: Services,
  actor: Actor,
  id: number,
  fromId?: number,
): Promise<MaterialTagAnswer> {
  return transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name, course_tag_id } = await materialTag(transaction, id, 'update');
    if (course_tag_id === null) return materialTag(transaction, id);
    if (fromId !== undefined && fromId !== course_tag_id) throw moved();
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
