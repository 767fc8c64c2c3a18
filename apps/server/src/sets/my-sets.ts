import { type MySetKind, type QuestionSetAnswer } from '@bank-soal/contract/sets';
import { MARKS_MAX } from '@bank-soal/contract/talk';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import { createPacer } from '../limits/pacer.js';
import { talkedSet } from '../talk/comment-places.js';
import { shownSetsOf } from './set-queries.js';
import { type SetView, viewerOf, viewOf } from './set-view.js';

/** Sets read at a time. */
const BATCH = 100;

/** Lists that an account writes itself. */
type ChosenKind = Extract<MySetKind, 'pinned' | 'done'>;

/** The sets of one of an account's lists that it still sees, the last added first. */
export async function mySets(
  db: DbOrTransaction,
  view: SetView,
  account: number,
  kind: MySetKind,
): Promise<QuestionSetAnswer[]> {
  const marks = await db
    .selectFrom('set_marks')
    .select('question_set_id as id')
    .where('user_id', '=', account)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const pace = createPacer();
  const sets: QuestionSetAnswer[] = [];
  for (let start = 0; start < marks.length; start += BATCH) {
    const ids = marks.slice(start, start + BATCH).map(({ id }) => id);
    const found = new Map((await shownSetsOf(db, view, ids)).map((set) => [set.id, set]));
    sets.push(...ids.flatMap((id) => found.get(id) ?? []));
    await pace();
  }
  return sets;
}

/**
 * Adds a set to one of an account's lists; one that is there stays where it is.
 *
 * @throws Refusal 401, 404 for a set that the account does not see, 409 when the list is full
 */
export function markSet(db: Db, setId: number, kind: ChosenKind, account: Account): Promise<void> {
  return transact(db, async (transaction) => {
    const { id, ...writer } = await stillMay(transaction, account, 'update');
    await talkedSet(transaction, viewOf(viewerOf({ ...writer, id })), setId, 'share');
    const { count } = await transaction
      .selectFrom('set_marks')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('user_id', '=', id)
      .where('kind', '=', kind)
      .where('question_set_id', '<>', setId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MARKS_MAX) {
      throw new Refusal(409, { code: 'too-many', what: 'marks', max: MARKS_MAX });
    }
    await transaction
      .insertInto('set_marks')
      .values({ user_id: id, kind, question_set_id: setId, at: new Date().toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'question_set_id']).doNothing(),
      )
      .execute();
  });
}

/**
 * Takes a set out of one of an account's lists, seen or not.
 *
 * @throws Refusal 401, 404 for a set that the account does not see
 */
export async function unmarkSet(
  db: Db,
  setId: number,
  kind: ChosenKind,
  account: Account,
): Promise<void> {
  const writer = await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    await transaction
      .deleteFrom('set_marks')
      .where('user_id', '=', writer.id)
      .where('kind', '=', kind)
      .where('question_set_id', '=', setId)
      .execute();
    return writer;
  });
  await talkedSet(db, viewOf(viewerOf(writer)), setId);
}
