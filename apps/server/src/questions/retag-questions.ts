import type { QuestionFields } from '@bank-soal/contract/questions';
import { foldText } from '@bank-soal/contract/sets';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import { dialectOf } from '../db/dialect.js';
import type { Database } from '../db/schema.js';
import { createPacer } from '../limits/pacer.js';
import { fieldsOf } from './question-answers.js';
import { questionColumns } from './question-columns.js';
import { storeVersion } from './store-question.js';

/** A question's fields with another tag; undefined: they stay as they are. */
export type Retag = (fields: QuestionFields, id: number) => QuestionFields | undefined;

/** The questions that may have a name as their course, or among their topics. */
export async function questionsNamed(
  db: Transaction<Database>,
  column: 'search_subject' | 'search_topics',
  name: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where(dialectOf(db).containsAny(column, [foldText(name)]))
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Gives questions other tags, each as a new version: papers keep their versions. Their dates stay.
 *
 * @returns the fields before, of those that changed
 */
export async function retagQuestions(
  db: Transaction<Database>,
  author: Account,
  ids: readonly number[],
  retag: Retag,
): Promise<{ id: number; before: QuestionFields }[]> {
  const pace = createPacer();
  const at = new Date().toISOString();
  const changed: { id: number; before: QuestionFields }[] = [];
  for (const id of ids) {
    const row = await db
      .selectFrom('questions')
      .innerJoin('question_versions', (join) =>
        join
          .onRef('question_versions.question_id', '=', 'questions.id')
          .onRef('question_versions.version', '=', 'questions.current_version'),
      )
      .select(['questions.id', 'current_version', 'body'])
      .where('questions.id', '=', id)
      .modifyEnd(dialectOf(db).rowLock('update', 'questions'))
      .executeTakeFirst();
    if (row === undefined) continue;
    const before = fieldsOf(row.body);
    const fields = retag(before, id);
    if (fields === undefined) continue;
    const version = row.current_version + 1;
    const { search_subject, search_topics } = questionColumns(fields, '');
    await db
      .updateTable('questions')
      .set({ search_subject, search_topics, current_version: version })
      .where('id', '=', id)
      .execute();
    await storeVersion(db, { id, version, fields }, author, at);
    changed.push({ id, before });
    await pace();
  }
  return changed;
}
