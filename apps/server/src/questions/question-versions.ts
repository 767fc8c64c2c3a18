import type { QuestionVersion, QuestionVersions } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import type { DbOrTransaction } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { bytesOf, firstOfPage } from '../lists/page-bytes.js';
import { fieldsOf, personOf, visibleQuestion } from './question-answers.js';
import { livingOutcomes } from './question-outcomes.js';
import { VERSIONS_KEPT } from './store-question.js';

interface Head {
  version: number;
  author_id: number | null;
  author_name: string | null;
  at: string;
}

const toHead = ({ version, author_id, author_name, at }: Head) => ({
  version,
  author: personOf(author_id, author_name),
  at,
});

const versionsOf = (db: DbOrTransaction, id: number) =>
  db
    .selectFrom('question_versions')
    .leftJoin('users', 'users.id', 'question_versions.author_id')
    .select(['version', 'author_id', 'users.name as author_name', 'at'])
    .where('question_id', '=', id);

/**
 * Versions of a question, the newest first; of those that are too much for one answer only their date and
 * author.
 *
 * @throws Refusal 404
 */
export async function questionVersions(
  db: DbOrTransaction,
  account: Account,
  id: number,
): Promise<QuestionVersions> {
  await visibleQuestion(db, account, id);
  const heads = await versionsOf(db, id)
    .select(bytesOf('body').as('bytes'))
    .orderBy('version', 'desc')
    .limit(VERSIONS_KEPT)
    .execute();
  const whole = firstOfPage(heads);
  const bodies = await db
    .selectFrom('question_versions')
    .select(['version', 'body'])
    .where('question_id', '=', id)
    .where('version', '>=', whole.at(-1)?.version ?? 0)
    .execute();
  const fields = await livingOutcomes(
    db,
    bodies.map(({ body }) => fieldsOf(body)),
  );
  const fieldsIn = new Map(bodies.map(({ version }, at) => [version, fields[at]]));
  return heads.map((head) => ({ ...toHead(head), ...fieldsIn.get(head.version) }));
}

/** Content of a question in one version. @throws Refusal 404 */
export async function questionVersion(
  db: DbOrTransaction,
  account: Account,
  id: number,
  version: number,
): Promise<QuestionVersion> {
  await visibleQuestion(db, account, id);
  const row = await versionsOf(db, id)
    .select('body')
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw notFound('question');
  const [fields] = await livingOutcomes(db, [fieldsOf(row.body)]);
  if (fields === undefined) throw notFound('question');
  return { ...toHead(row), ...fields };
}
