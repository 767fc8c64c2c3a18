import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { retagQuestions } from './retag-questions.js';

/** Questions that bear one of some outcomes in their current version. */
const bearing = (db: DbOrTransaction, outcomes: readonly number[]) =>
  db
    .selectFrom('questions')
    .innerJoin('question_outcomes', (join) =>
      join
        .onRef('question_outcomes.question_id', '=', 'questions.id')
        .onRef('question_outcomes.version', '=', 'questions.current_version'),
    )
    .where('question_outcomes.outcome_id', 'in', outcomes);

/** How many questions of the bank bear an outcome, whoever may see them. */
export async function timesBorne(db: DbOrTransaction, outcome: number): Promise<number> {
  const { count } = await bearing(db, [outcome])
    .select((eb) => eb.fn.countAll().as('count'))
    .where('questions.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes outcomes from the questions that bear them, each as a new version; their older versions stay. */
export async function releaseOutcomes(
  db: Transaction<Database>,
  author: Account,
  outcomes: readonly number[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = await bearing(db, outcomes)
    .select('questions.id')
    .distinct()
    .orderBy('questions.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await retagQuestions(db, author, ids, ({ outcomeIds = [], ...fields }) => ({
    ...fields,
    outcomeIds: outcomeIds.filter((id) => !outcomes.includes(id)),
  }));
}
