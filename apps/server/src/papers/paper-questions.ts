import type { PaperFields, PaperPerson, PaperQuestion } from '@bank-soal/contract/papers';
import type { Account } from '../account.js';
import type { DbOrTransaction } from '../db/schema.js';
import { fieldsOf } from '../questions/question-answers.js';
import { livingOutcomes } from '../questions/question-outcomes.js';
import { visibleQuestions } from '../questions/visible-questions.js';
import { versionBodies } from './own-versions.js';
import { refuseTooLong } from './paper-source.js';

/** Owners of those of some questions that the account may see itself. */
async function ownersOf(
  db: DbOrTransaction,
  account: Account,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PaperPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .innerJoin('users', 'users.id', 'questions.owner_id')
    .select(['questions.id as question', 'users.id', 'users.name'])
    .where('questions.id', 'in', ids)
    .where(visibleQuestions(account))
    .execute();
  return new Map(rows.map(({ question, ...owner }) => [question, owner]));
}

/**
 * Content of a paper's questions in the versions that it has, whoever may see the questions themselves.
 *
 * @throws Refusal 422 for more than a paper may have
 */
export async function paperQuestions(
  db: DbOrTransaction,
  account: Account,
  { sections }: Pick<PaperFields, 'sections'>,
): Promise<PaperQuestion[]> {
  const items = sections.flatMap((section) => section.items);
  const bodyOf = await versionBodies(db, items);
  const bodies = items.map((item) => bodyOf(item) ?? '');
  refuseTooLong(bodies);
  const found = items.filter((_, at) => bodies[at] !== '');
  const said = bodies.filter((body) => body !== '').map(fieldsOf);
  const fields = await livingOutcomes(db, said);
  const owners = await ownersOf(
    db,
    account,
    found.map(({ questionId }) => questionId),
  );
  return found.flatMap(({ questionId, version }, at) => {
    const own = fields[at];
    const owner = owners.get(questionId) ?? null;
    return own ? [{ questionId, version, ...own, owner }] : [];
  });
}
