import type { Db, QuestionSetRow } from '../db/schema.js';
import { type SetView, shown } from '../sets/set-view.js';
import { noticesSince } from './forget-notices.js';
import { mailDue } from './mail/mail-wishes.js';

/** Sets that are looked at in one go: the newest. */
const MOST = 500;

type Times = Pick<QuestionSetRow, 'created_at' | 'released_at' | 'available_from'>;

/** When a set came to those who see it. */
function cameAt({ created_at, released_at, available_from }: Times): string {
  return [created_at, released_at ?? '', available_from ?? ''].toSorted().at(-1) ?? created_at;
}

/** Sets of followed courses that came since they are followed, and that the account sees now. */
async function newSets(db: Db, view: SetView, account: number) {
  const since = noticesSince(view.now);
  const rows = await db
    .selectFrom('follows')
    .innerJoin('course_tags', 'course_tags.id', 'follows.course_tag_id')
    .innerJoin('question_sets', 'question_sets.subject_key', 'course_tags.name_key')
    .select(['question_sets.id', 'question_sets.created_at', 'released_at', 'available_from'])
    .select('follows.at as followed_at')
    .where('follows.user_id', '=', account)
    .where(shown(view))
    .where((eb) => eb.or([eb('creator_id', 'is', null), eb('creator_id', '<>', account)]))
    .where((eb) =>
      eb.or([
        eb('question_sets.created_at', '>', since),
        eb('released_at', '>', since),
        eb('available_from', '>', since),
      ]),
    )
    .orderBy('question_sets.id', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .map(({ id, followed_at, ...times }) => ({ id, followed_at, at: cameAt(times) }))
    .filter(({ followed_at, at }) => at > followed_at && at > since);
}

/**
 * Writes down which sets of followed courses have come. Called when notices are read: a set opens by its date
 * without any write, and only then it is known what the viewer may see.
 */
export async function noteCourseNews(db: Db, view: SetView, account: number): Promise<void> {
  const sets = await newSets(db, view, account);
  if (sets.length === 0) return;
  const news = sets.map(({ id, at }) => ({ id, at, once_key: `paket ${account} ${id}` }));
  const noticed = await db
    .selectFrom('notices')
    .select('once_key')
    .where(
      'once_key',
      'in',
      news.map(({ once_key }) => once_key),
    )
    .execute();
  const known = new Set(noticed.map(({ once_key }) => once_key));
  const mail_due = await mailDue(db, account, 'paket');
  const rows = news
    .filter(({ once_key }) => !known.has(once_key))
    .map(({ id, at, once_key }) => ({
      user_id: account,
      kind: 'paket' as const,
      question_set_id: id,
      comment_id: null,
      at,
      once_key,
      mail_due,
    }));
  if (rows.length === 0) return;
  await db
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
}
