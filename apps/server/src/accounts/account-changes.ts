import { type AccountAnswer, type AccountBody, emailKey } from '@bank-soal/contract/accounts';
import type { Transaction } from 'kysely';
import { type Actor, changedFacts, recordAudit } from '../administration/audit.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import { renameOwner } from '../questions/leave-questions.js';
import type { Services } from '../services.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { indexSets } from '../sets/set-search-texts.js';
import { ACCOUNT_COLUMNS, toAccountAnswer } from './account-list.js';
import { refuseLastAdmin } from './last-admin.js';
import { leaveAccount, setsOf } from './leave-account.js';
import { callerOf } from './password-work.js';
import { hashPassword } from './passwords.js';
import { stillAdmin } from './still-may.js';

const target = 'account';
/** Lists of sets, which follow the changes. */
type Lists = { setList: Pick<Services['setList'], 'changedAll'> };
const LAST = { code: 'last-administrator', what: 'change' } as const;

/** @throws Refusal 404 */
export async function anyAccount(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<AccountAnswer> {
  const row = await db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (row === undefined) throw notFound('account');
  return toAccountAnswer(row);
}

const isActiveAdmin = ({ kind, status }: Pick<AccountAnswer, 'kind' | 'status'>) =>
  kind === 'admin' && status === 'Aktif';

/** Renames rows that carry the name of an account. */
async function rename(
  transaction: Transaction<Database>,
  { id, name }: { id: number; name: string },
): Promise<number[]> {
  const sets = await setsOf(transaction, id);
  await indexSets(transaction, sets);
  await renameOwner(transaction, { id, name });
  return sets;
}

const factsOf = ({ name, email, kind, status }: AccountAnswer) => ({
  nama: name,
  email,
  kind,
  status,
});

/** Changes of an account, with the hash of a new password. */
export type AccountChange = Omit<AccountBody, 'password'> & { passwordHash?: string };

/**
 * Changes any account. A new email, kind, status or password ends the tokens given out before.
 *
 * @throws Refusal 404, 409 when another account has the email, or no active administrator would be left
 */
export async function updateAccount(
  { db, setList }: Pick<Services, 'db'> & Lists,
  actor: Actor,
  id: number,
  { passwordHash, ...change }: AccountChange,
): Promise<AccountAnswer> {
  const { updated, sets } = await refuseDuplicate({ code: 'taken', what: 'email' }, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const before = await anyAccount(transaction, id, 'update');
      const said = Object.entries(change).filter(([, value]) => value !== undefined);
      const { name, email, kind, status }: AccountAnswer = {
        ...before,
        ...Object.fromEntries(said),
      };
      if (isActiveAdmin(before) && !isActiveAdmin({ kind, status })) {
        await refuseLastAdmin(transaction, id, LAST);
      }
      const endsTokens =
        passwordHash !== undefined ||
        kind !== before.kind ||
        status !== before.status ||
        emailKey(email) !== emailKey(before.email);
      const row = await transaction
        .updateTable('users')
        .set((eb) => ({
          name,
          email,
          email_key: emailKey(email),
          kind,
          status,
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
          ...(endsTokens && { token_generation: eb('token_generation', '+', 1) }),
          updated_at: new Date().toISOString(),
        }))
        .where('id', '=', id)
        .returning(ACCOUNT_COLUMNS)
        .executeTakeFirstOrThrow();
      const updated = toAccountAnswer(row);
      const sets = name === before.name ? [] : await rename(transaction, updated);
      const facts = changedFacts(factsOf(before), factsOf(updated), 'nama');
      const entry = { target, targetId: id } as const;
      if (said.length > 0)
        await recordAudit(transaction, actor, { action: 'update', ...entry, ...facts });
      if (passwordHash !== undefined) {
        const after = { nama: name, email };
        await recordAudit(transaction, actor, { action: 'password', ...entry, after });
      }
      return { updated, sets };
    }),
  );
  if (sets.length > 0) setList.changedAll(sets);
  return updated;
}

/** {@link updateAccount}, with a password as it was typed. */
export async function changeAccount(
  services: Pick<Services, 'db' | 'passwordWork'> & Lists,
  actor: Actor,
  id: number,
  { password, ...change }: AccountBody,
): Promise<AccountAnswer> {
  if (password === undefined) return updateAccount(services, actor, id, change);
  const hash = () => hashPassword(password);
  const passwordHash = await services.passwordWork.run(callerOf(actor), hash);
  return updateAccount(services, actor, id, { ...change, passwordHash });
}

/**
 * Deletes any account; its sets and shared questions stay, without an owner. Its private rows go along.
 *
 * @throws Refusal 404, 409 when no active administrator would be left
 */
export async function deleteAccount(
  { contents, db, setList }: Pick<Services, 'contents' | 'db'> & Lists,
  actor: Actor,
  id: number,
): Promise<void> {
  const left = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const account = await anyAccount(transaction, id, 'update');
    if (isActiveAdmin(account)) await refuseLastAdmin(transaction, id, LAST);
    const before = { nama: account.name, email: account.email };
    const gone = await leaveAccount(transaction, account);
    await recordAudit(transaction, actor, { action: 'delete', target, targetId: id, before });
    return gone;
  });
  await contents.release(left.contents);
  if (left.sets.length > 0) setList.changedAll(left.sets);
}
