import type { DbOrTransaction } from '../db/schema.js';
import type { SetTotals } from './set-totals.js';
import { type SetView, type Viewer, viewOf } from './set-view.js';

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

/** A view, and the key of its counts. */
export interface TotalView {
  view: SetView;
  key: string;
}

/**
 * A view to search and to count by. Who sees nothing that others of the level do not is one of them,
 * so that what is counted for one is counted for all. At once where that is known.
 */
export function totalView(
  db: DbOrTransaction,
  setTotals: SetTotals,
  viewer: Viewer,
): TotalView | Promise<TotalView> {
  const { level, account } = viewer;
  const asOthers = () => ({ view: viewOf({ level, account: null }), key: level });
  if (account === null || level === 'administrator') return asOthers();
  const by = (restricted: number) =>
    restricted === 0 ? asOthers() : { view: viewOf(viewer), key: `${level} ${account.id}` };
  const restricted = setTotals.of(`restricted ${account.id}`, () =>
    countRestricted(db, account.id),
  );
  return typeof restricted === 'number' ? by(restricted) : restricted.then(by);
}
