import type { DbOrTransaction } from '../db/schema.js';
import type { SetTotals } from './set-totals.js';
import { type Reader, type SetView, viewOf } from './set-view.js';

/** How many sets an account made that others of its level may not see. */
async function countRestricted(db: DbOrTransaction, creatorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('question_sets')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('creator_id', '=', creatorId)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('visibility', '<>', 'public'), eb('available_from', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * A view to search and to count by. Who sees nothing that others of the level do not is one of them,
 * so that what is counted for one is counted for all.
 *
 * @returns the view, and what tells its counts from those of others
 */
export async function totalView(
  db: DbOrTransaction,
  setTotals: SetTotals,
  reader: Reader,
): Promise<{ view: SetView; key: string }> {
  const { level, account } = reader;
  const plain = () => ({ view: viewOf({ level, account: null }), key: level });
  if (account === null || level === 'administrator') return plain();
  const restricted = await setTotals.of(`restricted ${account.id}`, () =>
    countRestricted(db, account.id),
  );
  return restricted === 0 ? plain() : { view: viewOf(reader), key: `${level} ${account.id}` };
}
