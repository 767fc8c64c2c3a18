import type { QuestionFields } from '@bank-soal/contract/questions';
import { QUESTION_FIELDS } from '@bank-soal/contract/questions';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction, OutcomeRow } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';

/** Those of some outcomes that exist, in the order of the ids. */
export async function knownOutcomes(
  db: DbOrTransaction,
  ids: readonly number[] = [],
  lock?: RowLock,
): Promise<OutcomeRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outcomes')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .modifyEnd(locked(db, lock))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws Refusal 400 for an outcome that does not exist */
export async function refuseUnknownOutcomes(
  db: DbOrTransaction,
  ids: readonly number[] = [],
): Promise<void> {
  const known = await knownOutcomes(db, ids, 'share');
  if (known.length < ids.length) throw new Refusal(400, QUESTION_FIELDS.outcomes);
}

/** Notes the outcomes of a version, for lists and counts. */
export async function noteOutcomes(
  db: DbOrTransaction,
  question_id: number,
  version: number,
  outcomes: readonly OutcomeRow[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ id }) => ({ question_id, version, outcome_id: id }));
  await db.insertInto('question_outcomes').values(rows).execute();
}

/** Versions as they were, without the ids of outcomes that are gone; codes stay as text. */
export async function livingOutcomes(
  db: DbOrTransaction,
  versions: readonly QuestionFields[],
): Promise<QuestionFields[]> {
  const ids = [...new Set(versions.flatMap(({ outcomeIds = [] }) => outcomeIds))];
  const known = new Set((await knownOutcomes(db, ids)).map(({ id }) => id));
  return versions.map((fields) => ({
    ...fields,
    outcomeIds: fields.outcomeIds?.filter((id) => known.has(id)) ?? [],
    outcomeCodes: fields.outcomeCodes ?? [],
  }));
}

/** Questions with the codes that their outcomes have now. */
export async function withCodes<Question extends QuestionFields>(
  db: DbOrTransaction,
  questions: readonly Question[],
): Promise<Question[]> {
  const ids = [...new Set(questions.flatMap(({ outcomeIds = [] }) => outcomeIds))];
  const codes = new Map((await knownOutcomes(db, ids)).map(({ id, code }) => [id, code]));
  return questions.map((question) => ({
    ...question,
    outcomeCodes: question.outcomeIds?.flatMap((id) => codes.get(id) ?? []) ?? [],
  }));
}
