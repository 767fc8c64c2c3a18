import { MERGE_UNDO_SECONDS } from '@bank-soal/contract/tags';
import type { Account } from '../account.js';
import { stillAdmin } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import { locked } from '../db/dialect.js';
import { transact } from '../db/transact.js';
import { notFound, Refusal } from '../failures/refusal.js';
import { retagQuestions } from '../questions/retag-questions.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { putBackCourse } from './merge-course.js';
import {
  MERGED_KINDS,
  type MergeRecord,
  type MergeServices,
  retagging,
  type TagTable,
} from './tag-merge.js';

/**
 * Takes a merge back within a minute. What somebody has changed meanwhile stays as it is.
 *
 * @throws Refusal 404, 409 when it is too late, or another tag has the name by now
 */
export async function undoMerge(
  { db, setList }: MergeServices,
  actor: Account,
  id: number,
): Promise<void> {
  const sets = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const merge = await transaction
      .selectFrom('tag_merges')
      .selectAll()
      .where('id', '=', id)
      .modifyEnd(locked(transaction, 'update'))
      .executeTakeFirst();
    if (merge === undefined) throw notFound('tag-merge');
    if (Date.now() - Date.parse(merge.at) > MERGE_UNDO_SECONDS * 1000) {
      throw new Refusal(409, { code: 'merge-undo-over', seconds: MERGE_UNDO_SECONDS });
    }
    await transaction.deleteFrom('tag_merges').where('id', '=', id).execute();
    const { tag, sets, questions, course, gaveCourse }: MergeRecord = JSON.parse(merge.moved);
    const table = merge.tag as TagTable;
    const { find, target, taken, putBack } = MERGED_KINDS[table];
    const into = await find(transaction, merge.into_id, 'update');
    await refuseDuplicate(taken, () => transaction.insertInto(table).values(tag).execute());
    const changed = await putBack(transaction, sets, tag.name, into.name);
    const before = new Map(questions.map((question) => [question.id, question]));
    const again = retagging(table, tag.name, into.name);
    await retagQuestions(transaction, actor, [...before.keys()], (fields, question) => {
      const known = before.get(question);
      const { subject, topics } = { ...fields, ...known };
      const merged = again({ ...fields, subject, topics }, question);
      const isSame =
        merged?.subject === fields.subject && merged.topics.join('\n') === fields.topics.join('\n');
      return isSame ? { ...fields, subject, topics } : undefined;
    });
    if (course) await putBackCourse(transaction, tag.id, into.id, course);
    if (gaveCourse && 'course_tag_id' in tag) {
      await transaction
        .updateTable('material_tags')
        .set({ course_tag_id: null })
        .where('id', '=', into.id)
        .where('course_tag_id', '=', tag.course_tag_id)
        .execute();
    }
    await recordAudit(transaction, actor, {
      action: 'unmerge',
      target,
      targetId: tag.id,
      before: { name: into.name },
      after: { name: tag.name, sets: changed.length },
    });
    return changed;
  });
  if (sets.length > 0) setList.changedAll(sets);
}
