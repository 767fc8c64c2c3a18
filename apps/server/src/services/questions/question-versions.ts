import type { QuestionVersions } from '@bank-soal/contract/questions';
import type { Account } from '../../account.js';
import type { DbOrTransaction } from '../../db/schema.js';
import { fieldsOf, personOf, visibleQuestion } from './question-answers.js';

/** Versions of one answer: the newest. */
const MOST = 500;

/**
 * What a question said, the newest version first.
 *
 * @throws Refusal 404
 */
export async function questionVersions(
  db: DbOrTransaction,
  account: Account,
  id: number,
): Promise<QuestionVersions> {
  await visibleQuestion(db, account, id);
  const rows = await db
    .selectFrom('question_versions')
    .leftJoin('users', 'users.id', 'question_versions.author_id')
    .select(['version', 'author_id', 'users.name as author_name', 'at', 'body'])
    .where('question_id', '=', id)
    .orderBy('version', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ version, author_id, author_name, at, body }) => ({
    version,
    author: personOf(author_id, author_name),
    at,
    ...fieldsOf(body),
  }));
}
