import { OWN_QUESTIONS_MAX, type QuestionFields } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import type { AuditEntry } from '../administration/audit.js';
import type { DbOrTransaction } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import { questionColumns } from './question-columns.js';
import { noteImages } from './question-images.js';
import { knownOutcomes, noteOutcomes } from './question-outcomes.js';

/** Stored versions of a question beside those in papers: the newest. */
export const VERSIONS_KEPT = 500;

/** Size of a stored question, in bytes. */
export const questionBytes = (fields: QuestionFields) => Buffer.byteLength(JSON.stringify(fields));

/** Facts of a question for the audit log: nothing of its content, since administrators read it. */
export const questionFacts = (
  { kind, visibility }: Pick<QuestionFields, 'kind' | 'visibility'>,
  version: number,
) => ({
  type: kind,
  visibility,
  version,
});

/** @throws Refusal 409 when the account would have more questions than it may */
export async function refuseTooMany(
  db: DbOrTransaction,
  account: Account,
  more: number,
): Promise<void> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('owner_id', '=', account.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + more <= OWN_QUESTIONS_MAX) return;
  throw new Refusal(409, { code: 'too-many', what: 'own-questions', max: OWN_QUESTIONS_MAX });
}

/** Adds the first version of a question, or its next, with its pictures. */
export async function addVersion(
  db: DbOrTransaction,
  added: { id: number; version: number; fields: QuestionFields },
  author: Account,
  at: string,
): Promise<void> {
  await storeVersion(db, added, author, at);
  await noteImages(db, added.id, added.fields, author.id);
}

/** Adds a version that names no picture which the one before did not. */
export async function storeVersion(
  db: DbOrTransaction,
  { id, version, fields }: { id: number; version: number; fields: QuestionFields },
  author: Account,
  at: string,
): Promise<void> {
  const outcomes = await knownOutcomes(db, fields.outcomeIds, 'share');
  const body: QuestionFields = {
    ...fields,
    outcomeIds: outcomes.map((outcome) => outcome.id),
    outcomeCodes: outcomes.map(({ code }) => code),
  };
  await db
    .insertInto('question_versions')
    .values({
      question_id: id,
      version,
      author_id: author.id,
      author_name: author.name,
      at,
      body: JSON.stringify(body),
    })
    .execute();
  await noteOutcomes(db, id, version, outcomes);
  if (version > VERSIONS_KEPT) await forgetVersions(db, id, version - VERSIONS_KEPT);
}

/** Deletes the versions of a question up to one, but for those in papers. */
async function forgetVersions(db: DbOrTransaction, id: number, last: number): Promise<void> {
  const inPapers = db.selectFrom('paper_items').select('version').where('question_id', '=', id);
  for (const table of ['question_versions', 'question_outcomes'] as const)
    await db
      .deleteFrom(table)
      .where('question_id', '=', id)
      .where('version', '<=', last)
      .where('version', 'not in', inPapers)
      .execute();
}

/** Stores a new question of an account, in its transaction. */
export async function insertQuestion(
  db: DbOrTransaction,
  owner: Account,
  fields: QuestionFields,
  at: string,
): Promise<number> {
  const { id } = await db
    .insertInto('questions')
    .values({
      owner_id: owner.id,
      current_version: 1,
      ...questionColumns(fields, owner.name),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addVersion(db, { id, version: 1, fields }, owner, at);
  return id;
}

/** Audit entry of a new question. */
export function createdEntry(targetId: number, fields: QuestionFields): AuditEntry {
  return { action: 'create', target: 'question', targetId, after: questionFacts(fields, 1) };
}
