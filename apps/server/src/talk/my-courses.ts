import { FOLLOWS_MAX } from '@bank-soal/contract/talk';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound, Refusal } from '../failures/refusal.js';

/** @throws Refusal 404 */
async function courseTag(db: DbOrTransaction, id: number, lock?: RowLock): Promise<void> {
  const tag = await db
    .selectFrom('course_tags')
    .select('id')
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (tag === undefined) throw notFound('course-tag');
}

/** The courses that an account follows. */
export async function followedCourses(db: DbOrTransaction, account: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('course_tag_id as id')
    .where('user_id', '=', account)
    .orderBy('course_tag_id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Follows a course from now on; one that is followed is followed on.
 *
 * @throws Refusal 401, 404, 409 when the account follows as many as it may
 */
export function followCourse(db: Db, courseId: number, account: Account): Promise<void> {
  return transact(db, async (transaction) => {
    const { id } = await stillMay(transaction, account, 'update');
    await courseTag(transaction, courseId, 'share');
    const followed = await followedCourses(transaction, id);
    if (followed.includes(courseId)) return;
    if (followed.length >= FOLLOWS_MAX) {
      throw new Refusal(409, { code: 'too-many', what: 'follows', max: FOLLOWS_MAX });
    }
    await transaction
      .insertInto('follows')
      .values({ user_id: id, course_tag_id: courseId, at: new Date().toISOString() })
      .execute();
  });
}

/** @throws Refusal 401, 404 for an unknown course */
export function unfollowCourse(db: Db, courseId: number, account: Account): Promise<void> {
  return transact(db, async (transaction) => {
    const { id } = await stillMay(transaction, account);
    await courseTag(transaction, courseId);
    await transaction
      .deleteFrom('follows')
      .where('user_id', '=', id)
      .where('course_tag_id', '=', courseId)
      .execute();
  });
}
