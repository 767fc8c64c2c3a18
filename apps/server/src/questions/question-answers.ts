import type { QuestionAnswer, QuestionFields } from '@bank-soal/contract/questions';
import { weakTag } from '../answers/ready-body.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction, QuestionRow } from '../db/schema.js';
import { wholeFields } from '../exchange/index.js';
import { notFound } from '../failures/refusal.js';
import { lastUses, type UsageView } from './question-usage.js';
import { visibleQuestions } from './visible-questions.js';

const COLUMNS = [
  'questions.id',
  'questions.owner_id',
  'questions.is_sample',
  'questions.lecturer',
  'questions.current_version',
  'questions.created_at',
  'questions.updated_at',
  'users.name as owner_name',
  'question_versions.body',
] as const;

type Row = Pick<
  QuestionRow,
  'id' | 'owner_id' | 'is_sample' | 'lecturer' | 'current_version' | 'created_at' | 'updated_at'
> & { owner_name: string | null; body: string };

/** A question as it is answered, its words known to be ours. */
export type KnownQuestion = QuestionAnswer & QuestionFields;

/** A person, where one is named. */
export function personOf(id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

/** Content of a version, in one order of its fields. */
export function fieldsOf(body: string): QuestionFields {
  return wholeFields(JSON.parse(body) as QuestionFields);
}

function toAnswer(row: Row, lastUsed: QuestionAnswer['lastUsed']): KnownQuestion {
  const { outcomeCodes: _, ...fields } = fieldsOf(row.body);
  return {
    id: row.id,
    version: row.current_version,
    ...fields,
    owner: personOf(row.owner_id, row.owner_name),
    isSample: row.is_sample === 1,
    lecturer: row.owner_name ?? row.lecturer,
    lastUsed,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function currentRows(db: DbOrTransaction) {
  return db
    .selectFrom('questions')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_id', '=', 'questions.id')
        .onRef('question_versions.version', '=', 'questions.current_version'),
    )
    .leftJoin('users', 'users.id', 'questions.owner_id')
    .select(COLUMNS);
}

/** The questions that the view shows, in the order of their ids. */
export async function questionsOf(
  db: DbOrTransaction,
  view: UsageView,
  ids: readonly number[],
): Promise<KnownQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await currentRows(db)
    .where('questions.id', 'in', ids)
    .where(visibleQuestions(view.account))
    .execute();
  const uses = await lastUses(db, view, ids);
  const found = new Map(rows.map((row) => [row.id, toAnswer(row, uses.get(row.id) ?? null)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** @throws Refusal 404 for one that the view does not show, too */
export async function questionAnswer(
  db: DbOrTransaction,
  view: UsageView,
  id: number,
): Promise<KnownQuestion> {
  const [question] = await questionsOf(db, view, [id]);
  if (question === undefined) throw notFound('question');
  return question;
}

/**
 * The row of a question that an account may see.
 *
 * @throws Refusal 404
 */
export async function visibleQuestion(
  db: DbOrTransaction,
  account: UsageView['account'],
  id: number,
  lock?: RowLock,
): Promise<QuestionRow> {
  const row = await db
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id)
    .where(visibleQuestions(account))
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (row === undefined) throw notFound('question');
  return row;
}

/** The ETag of a question; that it is used does not change it. */
export function questionTag({ lastUsed: _, ...question }: QuestionAnswer): string {
  return weakTag(JSON.stringify(question));
}
