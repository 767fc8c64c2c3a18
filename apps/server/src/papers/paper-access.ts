import type { Failure } from '@bank-soal/contract/common';
import type { ExpressionBuilder } from 'kysely';
import type { Account } from '../account.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { Database, DbOrTransaction, PaperRow } from '../db/schema.js';
import { notFound, Refusal } from '../failures/refusal.js';
import { isTeaching } from '../questions/visible-questions.js';

type Reader = Pick<Account, 'id' | 'roles'>;

/** Purpose of a call on a paper: read and export it, change it, or all that its owner may. */
type PaperNeed = 'read' | 'write' | 'own' | 'review';

/** Others' papers that an account may read: those shared with it, and those that it verifies or verified. */
export function sharedPapers(account: Reader) {
  const isAllowed = isTeaching(account);
  return (eb: ExpressionBuilder<Database, 'papers'>) =>
    eb.and([
      eb.lit(isAllowed),
      eb('papers.owner_id', '<>', account.id),
      eb.or([
        eb.and([
          eb('papers.reviewer_id', '=', account.id),
          eb('papers.review_status', '<>', 'none'),
        ]),
        eb.exists(
          eb
            .selectFrom('paper_people')
            .select('paper_people.id')
            .whereRef('paper_people.paper_id', '=', 'papers.id')
            .where('paper_people.user_id', '=', account.id),
        ),
      ]),
    ]);
}

/** All papers that an account may read. */
export const readablePapers = (account: Reader) => (eb: ExpressionBuilder<Database, 'papers'>) =>
  eb.or([eb('papers.owner_id', '=', account.id), sharedPapers(account)(eb)]);

const REFUSALS: Readonly<Record<Exclude<PaperNeed, 'read'>, Failure>> = {
  write: { code: 'paper-writers-only' },
  own: { code: 'paper-owner-only' },
  review: { code: 'paper-reviewer-only' },
};

async function isWriter(db: DbOrTransaction, paper: number, { id }: Reader): Promise<boolean> {
  const person = await db
    .selectFrom('paper_people')
    .select('may')
    .where('paper_id', '=', paper)
    .where('user_id', '=', id)
    .executeTakeFirst();
  return person?.may === 'write';
}

async function may(db: DbOrTransaction, row: PaperRow, account: Reader, need: PaperNeed) {
  if (need === 'read') return true;
  if (need === 'review') return row.reviewer_id === account.id && row.review_status !== 'none';
  if (row.owner_id === account.id) return true;
  return need === 'write' && isWriter(db, row.id, account);
}

/**
 * A paper for what an account wants to do with it. Every path to a paper asks here.
 *
 * @throws Refusal 404 for an unknown one and for one that the account may not read, 403 for more than it may do
 */
export async function paperFor(
  db: DbOrTransaction,
  id: number,
  account: Reader,
  need: PaperNeed,
  lock?: RowLock,
): Promise<PaperRow> {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('id', '=', id)
    .where(readablePapers(account))
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (row === undefined) throw notFound('paper');
  if (need !== 'read' && !(await may(db, row, account, need))) {
    throw new Refusal(403, REFUSALS[need]);
  }
  return row;
}
