import {
  emailKey,
  LECTURER,
  type LecturerAnswer,
  type LecturerStatus,
} from '@bank-soal/contract/accounts';
import { type Actor, recordAudit } from '../administration/audit.js';
import { weakTag } from '../answers/ready-body.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import { renameOwner } from '../questions/leave-questions.js';
import type { Services } from '../services.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { refuseStale } from '../sets/refuse-stale.js';
import { indexSets } from '../sets/set-search-texts.js';
import { accountRow } from './accounts.js';
import { refuseCommonPassword } from './common-passwords.js';
import { leaveAccount, setsOf } from './leave-account.js';
import { callerOf } from './password-work.js';
import { hashPassword } from './passwords.js';
import { stillAdmin } from './still-may.js';

const COLUMNS = ['id', 'name as nama', 'email', 'status'] as const;
const target = 'account';

const byName = new Intl.Collator('id', { numeric: true });

function lecturerRows(db: DbOrTransaction) {
  return db.selectFrom('users').select(COLUMNS).where('kind', '=', 'lecturer');
}

/** All lecturers, by name. */
export async function lecturers(db: DbOrTransaction): Promise<LecturerAnswer[]> {
  const rows = await lecturerRows(db).execute();
  return rows.toSorted((a, b) => byName.compare(a.nama, b.nama) || a.id - b.id);
}

/** @throws Refusal 404, for other accounts too */
export async function lecturer(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<LecturerAnswer> {
  const found = await lecturerRows(db)
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (found === undefined) throw notFound('lecturer');
  return found;
}

/** The ETag of a lecturer. */
export const lecturerTag = (answer: LecturerAnswer) => weakTag(JSON.stringify(answer));

/** @throws Refusal 400 for a common password, 409 when any account has the email */
export async function createLecturer(
  { db, passwordWork }: Services,
  actor: Actor,
  { nama, email, password }: { nama: string; email: string; password: string },
): Promise<LecturerAnswer> {
  refuseCommonPassword(password);
  const now = new Date().toISOString();
  const account = { name: nama, email, password, kind: 'lecturer' as const };
  const row = await passwordWork.run(callerOf(actor), () => accountRow(account, now));
  return refuseDuplicate(LECTURER.emailTaken, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const created = await transaction
        .insertInto('users')
        .values(row)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      const after = { nama, email };
      const entry = { action: 'create', target, targetId: created.id, after } as const;
      await recordAudit(transaction, actor, entry);
      return created;
    }),
  );
}

export interface LecturerChange {
  nama: string;
  email: string;
  /** Absent or empty: stays as it was. */
  password?: string | undefined;
  status?: LecturerStatus | undefined;
}

/**
 * Changes a lecturer. A new password, email or status ends the tokens given out before.
 *
 * @param ifMatch the tag of the lecturer that the change was made from; undefined: any
 * @throws Refusal 400 for a common password, 404, 409 when another account has the email, 412 when the
 * lecturer is another by now
 */
export async function updateLecturer(
  { db, setList, passwordWork }: Services,
  actor: Actor,
  id: number,
  change: LecturerChange,
  ifMatch?: string,
): Promise<LecturerAnswer> {
  const { nama, email, password } = change;
  if (password) refuseCommonPassword(password);
  const hash = password
    ? await passwordWork.run(callerOf(actor), () => hashPassword(password))
    : undefined;
  const { updated, sets } = await refuseDuplicate(LECTURER.emailTaken, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const before = await lecturer(transaction, id, 'update');
      refuseStale(ifMatch, lecturerTag(before), before, 'lecturer');
      const { status = before.status as LecturerStatus } = change;
      const endsTokens =
        hash !== undefined ||
        status !== before.status ||
        emailKey(email) !== emailKey(before.email);
      const updated = await transaction
        .updateTable('users')
        .set((eb) => ({
          name: nama,
          email,
          email_key: emailKey(email),
          status,
          ...(hash !== undefined && { password_hash: hash }),
          ...(endsTokens && { token_generation: eb('token_generation', '+', 1) }),
          updated_at: new Date().toISOString(),
        }))
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      const sets = nama === before.nama ? [] : await setsOf(transaction, id);
      await indexSets(transaction, sets);
      if (nama !== before.nama) await renameOwner(transaction, { id, name: nama });
      await recordAudit(transaction, actor, {
        action: 'update',
        target,
        targetId: id,
        before: { nama: before.nama, email: before.email, status: before.status },
        after: { nama, email, status, passwordChanged: hash !== undefined },
      });
      return { updated, sets };
    }),
  );
  if (sets.length > 0) setList.changedAll(sets);
  return updated;
}

/**
 * Deletes a lecturer; their sets and shared questions stay, without an owner and with the lecturer that they
 * showed. Their private rows go along.
 *
 * @throws Refusal 404
 */
export async function deleteLecturer(
  { contents, db, setList }: Services,
  actor: Actor,
  id: number,
): Promise<void> {
  const { sets, contents: unused } = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { nama, email } = await lecturer(transaction, id, 'update');
    const left = await leaveAccount(transaction, { id, name: nama });
    const before = { nama, email };
    await recordAudit(transaction, actor, { action: 'delete', target, targetId: id, before });
    return left;
  });
  await contents.release(unused);
  if (sets.length > 0) setList.changedAll(sets);
}
