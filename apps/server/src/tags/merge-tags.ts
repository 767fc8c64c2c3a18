import { MERGE_UNDO_SECONDS, type TagMergeAnswer } from '@bank-soal/contract/tags';
import type { Account } from '../account.js';
import { stillAdmin } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import { questionsNamed, retagQuestions } from '../questions/retag-questions.js';
import { moveCourse } from './merge-course.js';
import {
  MERGED_KINDS,
  type MergeRecord,
  type MergeServices,
  retagging,
  type TagTable,
} from './tag-merge.js';

/**
 * Puts one tag into another: sets, questions and whatever hangs on a course have that one from then on,
 * and the first is gone. Their dates stay.
 *
 * @throws Refusal 400 into itself, 404
 */
export async function mergeTag(
  { db, setList }: MergeServices,
  actor: Account,
  table: TagTable,
  id: number,
  intoId: number,
): Promise<TagMergeAnswer> {
  if (id === intoId) throw new Refusal(400, { code: 'invalid', what: 'merge-into' });
  const { find, target, renameInSets, column } = MERGED_KINDS[table];
  const { answer, sets } = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    // In the order of their ids: of two merges at once none waits for the other.
    for (const one of [id, intoId].toSorted((a, b) => a - b))
      await find(transaction, one, 'update');
    const tag = await transaction
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const into = await find(transaction, intoId);
    const sets = await renameInSets(transaction, tag.name, into.name);
    const found = await questionsNamed(transaction, column, tag.name);
    const retag = retagging(table, tag.name, into.name);
    const questions = await retagQuestions(transaction, actor, found, retag);
    const record: MergeRecord = {
      tag,
      sets,
      questions: questions.map(({ id, before: { subject, topics } }) => ({ id, subject, topics })),
    };
    if (table === 'course_tags') record.course = await moveCourse(transaction, id, intoId);
    else if ('course_tag_id' in tag && tag.course_tag_id !== null) {
      const given = await transaction
        .updateTable('material_tags')
        .set({ course_tag_id: tag.course_tag_id })
        .where('id', '=', intoId)
        .where('course_tag_id', 'is', null)
        .executeTakeFirst();
      record.gaveCourse = given.numUpdatedRows > 0n;
    }
    await transaction.deleteFrom(table).where('id', '=', id).execute();
    const now = Date.now();
    const old = new Date(now - MERGE_UNDO_SECONDS * 1000).toISOString();
    await transaction.deleteFrom('tag_merges').where('at', '<', old).execute();
    const merge = await transaction
      .insertInto('tag_merges')
      .values({
        tag: table,
        into_id: intoId,
        moved: JSON.stringify(record),
        at: new Date(now).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counts = { sets: sets.length, questions: questions.length };
    await recordAudit(transaction, actor, {
      action: 'merge',
      target,
      targetId: intoId,
      before: { name: tag.name },
      after: { name: into.name, ...counts },
    });
    return { answer: { id: merge.id, ...counts }, sets };
  });
  if (sets.length > 0) setList.changedAll(sets.map((set) => set.id));
  return answer;
}
