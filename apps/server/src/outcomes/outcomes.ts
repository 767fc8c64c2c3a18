import { compareCodes } from '@bank-soal/contract/questions';
import type { OutcomeAnswer, OutcomeBody, OutcomeChange } from '@bank-soal/contract/tags';
import { nameKey, OUTCOME_TAKEN, OUTCOMES_MAX } from '@bank-soal/contract/tags';
import type { Account } from '../account.js';
import { stillAdmin } from '../accounts/still-may.js';
import { type AuditEntry, recordAudit } from '../administration/audit.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { Db, DbOrTransaction, OutcomeRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound, Refusal } from '../failures/refusal.js';
import { releaseOutcomes, timesBorne } from '../questions/release-outcomes.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { courseTag } from '../tags/course-tags.js';

const target = 'outcome';

export const toOutcome = ({ code_key: _, cpl, ...row }: OutcomeRow): OutcomeAnswer => ({
  id: row.id,
  course_tag_id: row.course_tag_id,
  code: row.code,
  description: row.description,
  cpl: JSON.parse(cpl),
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** Columns of what an outcome says. */
export const outcomeColumns = ({ code, description, cpl }: OutcomeBody) => ({
  code,
  code_key: nameKey(code),
  description,
  cpl: JSON.stringify(cpl ?? []),
  updated_at: new Date().toISOString(),
});

/** Facts of an outcome for the audit log. */
export const outcomeFacts = (
  { code, description, cpl }: OutcomeBody,
  course: string,
): NonNullable<AuditEntry['after']> => ({
  name: code,
  description,
  cpl: (cpl ?? []).join(', '),
  course,
});

/** Rows of a course's outcomes, by code. */
export async function outcomeRows(db: DbOrTransaction, course: number): Promise<OutcomeRow[]> {
  const rows = await db
    .selectFrom('outcomes')
    .selectAll()
    .where('course_tag_id', '=', course)
    .execute();
  return rows.toSorted((a, b) => compareCodes(a.code, b.code));
}

/** The outcomes of a course, by code. @throws Refusal 404 */
export async function outcomesOf(db: DbOrTransaction, course: number): Promise<OutcomeAnswer[]> {
  await courseTag(db, course);
  return (await outcomeRows(db, course)).map(toOutcome);
}

/** @throws Refusal 404 */
export async function outcomeRow(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<OutcomeRow> {
  const row = await db
    .selectFrom('outcomes')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (row === undefined) throw notFound('outcome');
  return row;
}

/** @throws Refusal 409 when the course would have more outcomes than it may */
export function refuseTooMany(count: number): void {
  if (count <= OUTCOMES_MAX) return;
  throw new Refusal(409, { code: 'too-many', what: 'outcomes', max: OUTCOMES_MAX });
}

/** @throws Refusal 401, 403, 404, 409 for a code that the course has, or one outcome too many */
export function createOutcome(
  db: Db,
  actor: Account,
  course: number,
  body: OutcomeBody,
): Promise<OutcomeAnswer> {
  return refuseDuplicate(OUTCOME_TAKEN, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      // Locked: two new ones must not both be the last that fits.
      const { name } = await courseTag(transaction, course, 'update');
      const others = await outcomeRows(transaction, course);
      if (others.some(({ code_key }) => code_key === nameKey(body.code)))
        throw new Refusal(409, OUTCOME_TAKEN);
      refuseTooMany(others.length + 1);
      const columns = outcomeColumns(body);
      const row = await transaction
        .insertInto('outcomes')
        .values({ ...columns, course_tag_id: course, created_at: columns.updated_at })
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = outcomeFacts(body, name);
      await recordAudit(transaction, actor, { action: 'create', target, targetId: row.id, after });
      return toOutcome(row);
    }),
  );
}

/** @throws Refusal 401, 403, 404, 409 for a code that another outcome of the course has */
export function updateOutcome(
  db: Db,
  actor: Account,
  id: number,
  change: OutcomeChange,
): Promise<OutcomeAnswer> {
  return refuseDuplicate(OUTCOME_TAKEN, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const old = toOutcome(await outcomeRow(transaction, id, 'update'));
      const { name } = await courseTag(transaction, old.course_tag_id);
      const { code = old.code, description = old.description, cpl = old.cpl } = change;
      const body = { code, description, cpl };
      const row = await transaction
        .updateTable('outcomes')
        .set(outcomeColumns(body))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const facts = { before: outcomeFacts(old, name), after: outcomeFacts(body, name) };
      const entry = { action: 'update', target, targetId: id, ...facts } as const;
      await recordAudit(transaction, actor, entry);
      return toOutcome(row);
    }),
  );
}

/**
 * Removes an outcome; by force also from the questions that bear it, each as a new version.
 *
 * @throws Refusal 401, 403, 404, 409 while questions bear it
 */
export function deleteOutcome(
  db: Db,
  actor: Account,
  id: number,
  isForced: boolean,
): Promise<void> {
  return transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const old = toOutcome(await outcomeRow(transaction, id, 'update'));
    const { name } = await courseTag(transaction, old.course_tag_id);
    const questions = await timesBorne(transaction, id);
    if (questions > 0 && !isForced) throw new Refusal(409, { code: 'outcome-used', questions });
    await releaseOutcomes(transaction, actor, [id]);
    await transaction.deleteFrom('outcomes').where('id', '=', id).execute();
    const before = { ...outcomeFacts(old, name), questions };
    const entry = { action: 'delete', target, targetId: id, before } as const;
    await recordAudit(transaction, actor, entry);
  });
}
