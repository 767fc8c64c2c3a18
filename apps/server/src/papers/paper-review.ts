import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { PaperNoticeKind } from '@bank-soal/contract/talk';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import { rolesOf } from '../accounts/accounts.js';
import { stillMay } from '../accounts/still-may.js';
import { type AuditEntry, recordAudit } from '../administration/audit.js';
import type { Database, Db, DbOrTransaction, PaperRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import { isTeaching } from '../questions/visible-questions.js';
import { refuseStale } from '../sets/refuse-stale.js';
import { notifyOfPaper } from '../talk/notify.js';
import { paperFor } from './paper-access.js';
import { paperAnswer, paperTag } from './paper-rows.js';
import { done } from './paper-writes.js';

/** Accounts among some that papers can be shared with: active lecturers and administrators. */
export async function teaching(db: DbOrTransaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .where('status', '=', 'Aktif')
    .execute();
  return new Set(
    rows.filter(({ kind }) => isTeaching({ roles: rolesOf(kind) })).map(({ id }) => id),
  );
}

/** A step of the verification of a paper. */
interface Step {
  status: 'asked' | 'returned' | 'verified';
  reviewer: number;
  note: string | null;
  action: AuditEntry['action'];
  kind: PaperNoticeKind;
}

/** People who are told of a step: the reviewer who is asked, or the owner and the writers. */
async function recipientsOf(db: DbOrTransaction, row: PaperRow, { status, reviewer }: Step) {
  if (status === 'asked') return [reviewer];
  const writers = await db
    .selectFrom('paper_people')
    .select('user_id')
    .where('paper_id', '=', row.id)
    .where('may', '=', 'write')
    .execute();
  return [row.owner_id, ...writers.map(({ user_id }) => user_id)];
}

async function take(
  transaction: Transaction<Database>,
  writer: Account,
  row: PaperRow,
  step: Step,
): Promise<PaperAnswer> {
  const { status, reviewer, note, action, kind } = step;
  const changed = await transaction
    .updateTable('papers')
    .set({
      review_status: status,
      reviewer_id: reviewer,
      review_at: new Date().toISOString(),
      review_note: note,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(transaction, writer, done(action, row.id));
  for (const to of await recipientsOf(transaction, row, step)) {
    await notifyOfPaper(transaction, { to, by: writer.id, kind, paperId: row.id });
  }
  return paperAnswer(transaction, changed);
}

/**
 * Asks somebody to verify a paper: from now on they may read it.
 *
 * @throws Refusal 400 for who may not be asked, 401, 403 for who does not own it, 404
 */
export function askReview(
  db: Db,
  id: number,
  account: Account,
  reviewer: number,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const row = await paperFor(transaction, id, writer, 'own', 'update');
    const may = reviewer !== writer.id && (await teaching(transaction, [reviewer])).has(reviewer);
    if (!may) throw new Refusal(400, { code: 'invalid', what: 'reviewer' });
    const step = { status: 'asked', action: 'ask-review', kind: 'verifikasi' } as const;
    return take(transaction, writer, row, { ...step, reviewer, note: null });
  });
}

const VERDICTS = {
  verified: { action: 'verify', kind: 'terverifikasi', after: ['asked'] },
  returned: { action: 'return', kind: 'dikembalikan', after: ['asked', 'verified'] },
} as const;

interface Verdict {
  status: keyof typeof VERDICTS;
  note?: string | null | undefined;
  /** The tag of the paper that was read; undefined: whatever it is now. */
  ifMatch?: string | undefined;
}

/**
 * Verifies a paper, or returns it with a note; a verification can be taken back so.
 *
 * @throws Refusal 401, 403 for others than its reviewer, 404, 409 when nobody asks, 412 when it is another by now
 */
export function decideReview(
  db: Db,
  id: number,
  account: Account,
  { status, note, ifMatch }: Verdict,
): Promise<PaperAnswer> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const row = await paperFor(transaction, id, writer, 'review', 'update');
    const { after, ...step } = VERDICTS[status];
    if (!after.some((one) => one === row.review_status)) {
      throw new Refusal(409, { code: 'review-not-asked' });
    }
    const current = await paperAnswer(transaction, row);
    refuseStale(ifMatch, paperTag(current), current, 'paper');
    return take(transaction, writer, row, {
      ...step,
      status,
      reviewer: writer.id,
      note: note || null,
    });
  });
}
