import type { QuestionUse } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import type { DbOrTransaction } from '../db/schema.js';
import { isTeaching } from './visible-questions.js';

/** The viewer, and the moment. */
export interface UsageView {
  account: Pick<Account, 'id' | 'roles'>;
  now: Date;
}

/** Uses of one answer: the latest. */
const MOST = 1000;

/**
 * Questions in used papers, as far as somebody may know: in their own ones, and in those of others once
 * their day has come. Students know of none.
 */
export function knownUses(db: DbOrTransaction, { account, now }: UsageView) {
  const uses = db
    .selectFrom('paper_items')
    .innerJoin('papers', 'papers.id', 'paper_items.paper_id')
    .where('papers.status', '=', 'dipakai')
    .where('papers.used_on', 'is not', null);
  if (!isTeaching(account)) return uses.where((eb) => eb.lit(false));
  return uses.where((eb) =>
    eb.or([eb('papers.owner_id', '=', account.id), eb('papers.used_on', '<=', now.toISOString())]),
  );
}

const COLUMNS = ['papers.owner_id', 'papers.title', 'papers.used_on', 'papers.term'] as const;

interface UseRow {
  owner_id: number | null;
  title: string;
  used_on: string | null;
  term: string | null;
}

function toUse({ owner_id, title, used_on, term }: UseRow, { account }: UsageView): QuestionUse {
  return { paperTitle: owner_id === account.id ? title : null, usedOn: used_on ?? '', term };
}

/** When each of some questions was last used, as far as the view knows. */
export async function lastUses(
  db: DbOrTransaction,
  view: UsageView,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QuestionUse>> {
  if (ids.length === 0 || !isTeaching(view.account)) return new Map();
  const latest = knownUses(db, view)
    .select(['paper_items.question_id', 'papers.id as paper'])
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('paper_items.question_id')
            .orderBy('papers.used_on', 'desc')
            .orderBy('papers.id', 'desc'),
        )
        .as('place'),
    )
    .select(COLUMNS)
    .where('paper_items.question_id', 'in', ids);
  const rows = await db.selectFrom(latest.as('uses')).selectAll().where('place', '=', 1).execute();
  return new Map(rows.map((row) => [row.question_id, toUse(row, view)]));
}

/** The exams that a question stood in, the latest first. */
export async function questionUses(
  db: DbOrTransaction,
  view: UsageView,
  id: number,
): Promise<QuestionUse[]> {
  const rows = await knownUses(db, view)
    .select(['papers.id', ...COLUMNS])
    .distinct()
    .where('paper_items.question_id', '=', id)
    .orderBy('papers.used_on', 'desc')
    .orderBy('papers.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => toUse(row, view));
}
