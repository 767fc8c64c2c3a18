import type { DbOrTransaction } from '../db/schema.js';
import { type Reader, type SetView, viewOf } from './set-view.js';

/** Whether an account made a set that others of its level may not see. */
async function hasRestricted(db: DbOrTransaction, creatorId: number): Promise<boolean> {
  const found = await db
    .selectFrom('question_sets')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('visibility', '<>', 'public'), eb('available_from', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * A view to search and to count by. Who sees nothing that others of the level do not is one of them,
 * so that what is counted for one is counted for all.
 *
 * @returns the view, and what tells its counts from those of others
 */
export async function totalView(
  db: DbOrTransaction,
  reader: Reader,
): Promise<{ view: SetView; key: string }> {
  const { level, account } = reader;
  const isPlain =
    account === null || level === 'administrator' || !(await hasRestricted(db, account.id));
  return isPlain
    ? { view: viewOf({ level, account: null }), key: level }
    : { view: viewOf(reader), key: `${level} ${account.id}` };
}
