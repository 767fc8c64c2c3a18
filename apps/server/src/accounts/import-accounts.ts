import { emailKey, LECTURER, newLecturerBodySchema } from '@bank-soal/contract/accounts';
import { issueOf, NAME_MAX } from '@bank-soal/contract/common';
import * as z from 'zod/mini';
import { type Actor, recordAudit } from '../administration/audit.js';
import { dialectOf } from '../db/dialect.js';
import type { Db, DbOrTransaction, UserRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { type ImportKind, readRows } from '../lists/import-rows.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { accountRow } from './accounts.js';
import { commonPassword } from './common-passwords.js';
import type { PasswordWork } from './password-work.js';
import { stillAdmin } from './still-may.js';

/** Accounts inserted at a time: SQL bounds the number of parameters. */
const BATCH = 500;

type Kind = ImportKind<typeof newLecturerBodySchema>;

const uncommon = issueOf({ code: 'too-common', what: 'password' });

const withPassword = z.extend(newLecturerBodySchema, {
  password: newLecturerBodySchema.shape.password.check(
    z.refine((password) => commonPassword(password) === undefined, uncommon),
  ),
});

const LECTURERS: Kind = {
  schema: withPassword,
  field: 'email',
  keyOf: emailKey,
  taken: LECTURER.emailTaken,
  keysTaken: async (db, keys) => {
    if (keys.length === 0) return new Set();
    const rows = await db
      .selectFrom('users')
      .select('email_key')
      .where('email_key', 'in', keys)
      .execute();
    return new Set(rows.map((row) => row.email_key));
  },
};

const OTHERS: Kind = {
  ...LECTURERS,
  schema: z.extend(withPassword, {
    nama: z
      .string(issueOf({ code: 'required', what: 'name' }))
      .check(
        z.trim(),
        z.minLength(1, issueOf({ code: 'required', what: 'name' })),
        z.maxLength(NAME_MAX, issueOf({ code: 'too-long', what: 'name', max: NAME_MAX })),
      ),
  }),
  taken: { code: 'taken', what: 'email' },
};

type AccountRow = Awaited<ReturnType<typeof accountRow>>;

async function insertAccounts(db: DbOrTransaction, actor: Actor, rows: readonly AccountRow[]) {
  const accounts: Pick<UserRow, 'id' | 'name' | 'email' | 'kind'>[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const inserted = await db
      .insertInto('users')
      .values(rows.slice(start, start + BATCH))
      .returning(['id', 'name', 'email', 'kind'])
      .execute();
    accounts.push(...inserted);
  }
  const entries = accounts.map(({ id, name: nama, email, kind }) => {
    const after = { nama, email, kind };
    return { action: 'create', target: 'account', targetId: id, after } as const;
  });
  await recordAudit(db, actor, ...entries);
}

/**
 * Adds many accounts of one kind at once, all or none; returns how many.
 *
 * @param rows `nama`, `email` and `password` each
 * @throws Refusal 422 that names every bad row
 */
export async function importAccounts(
  { db, passwordWork }: { db: Db; passwordWork: PasswordWork },
  actor: Actor,
  kind: UserRow['kind'],
  rows: readonly unknown[],
): Promise<number> {
  const wanted = kind === 'lecturer' ? LECTURERS : OTHERS;
  const people = await readRows(wanted, db, rows);
  const now = new Date().toISOString();
  const accounts: AccountRow[] = [];
  // One by one, so that sign-ins get slots between them.
  for (const { nama: name, email, password } of people) {
    const account = { name, email, password, kind };
    accounts.push(await passwordWork.run(`akun ${actor.id}`, () => accountRow(account, now)));
  }
  return refuseDuplicate(wanted.taken, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      // Of the same rows twice at a time, the second is refused with their numbers.
      await dialectOf(transaction).alone(transaction);
      await readRows(wanted, transaction, rows);
      await insertAccounts(transaction, actor, accounts);
      return accounts.length;
    }),
  );
}
