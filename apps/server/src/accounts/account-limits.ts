import { isAdmin } from '@bank-soal/contract/accounts';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import type { RowLock } from '../db/dialect.js';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import { bytesOf } from '../lists/page-bytes.js';
import { paperBytes } from '../papers/paper-bytes.js';
import type { Config } from '../settings/config.js';

const MB = 1024 * 1024;

/** Limits of one account's sets and bytes. Administrators have none. */
export interface AccountLimits {
  /** Lock of the account's row while its sets or bytes are added up: two writes must not both fit. */
  setLock: RowLock;
  fileLock: RowLock;
  /** @throws Refusal 409 when the account has as many sets as it may */
  refuseSet: (transaction: Transaction<Database>, account: Account) => Promise<void>;
  /** @throws Refusal 413 when so many more bytes are more than the account may keep */
  refuseBytes: (db: DbOrTransaction, account: Account, bytes: number) => Promise<void>;
}

const tooManySets = (max: number) => new Refusal(409, { code: 'too-many-sets', max });

function tooManyBytes(max: number, used: number): Refusal {
  const left = Math.max(0, Math.floor(max - used / MB));
  return new Refusal(413, { code: 'account-full', max, left });
}

async function setsOf(db: DbOrTransaction, account: number): Promise<number> {
  const { count } = await db
    .selectFrom('question_sets')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('creator_id', '=', account)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * In all sets of an account, withdrawn ones too: their files are still stored; its pictures; and its texts:
 * every version of its questions, its papers and comments.
 */
async function storedBytes(db: DbOrTransaction, account: number): Promise<number> {
  const sums = [
    db
      .selectFrom('images')
      .select((eb) => eb.fn.sum('size').as('bytes'))
      .where('uploader_id', '=', account),
    db
      .selectFrom('files')
      .innerJoin('question_sets', 'question_sets.id', 'question_set_id')
      .select((eb) => eb.fn.sum('files.size').as('bytes'))
      .where('creator_id', '=', account),
    db
      .selectFrom('question_versions')
      .select((eb) => eb.fn.sum(bytesOf('body')).as('bytes'))
      .where('author_id', '=', account),
    db
      .selectFrom('papers')
      .select((eb) => eb.fn.sum(paperBytes()).as('bytes'))
      .where('owner_id', '=', account),
    db
      .selectFrom('comments')
      .select((eb) => eb.fn.sum(bytesOf('body')).as('bytes'))
      .where('author_id', '=', account),
  ];
  let all = 0;
  for (const sum of sums) all += Number((await sum.executeTakeFirst())?.bytes ?? 0);
  return all;
}

/** Limits that the operator has set; 0 is no limit, and costs nothing. */
export function createAccountLimits({
  MAX_SETS_PER_ACCOUNT: maxSets,
  MAX_MB_PER_ACCOUNT: maxMb,
}: Pick<Config['settings'], 'MAX_SETS_PER_ACCOUNT' | 'MAX_MB_PER_ACCOUNT'>): AccountLimits {
  return {
    setLock: maxSets > 0 ? 'update' : 'share',
    fileLock: maxMb > 0 ? 'update' : 'share',
    refuseSet: async (transaction, { id, roles }) => {
      if (maxSets === 0 || isAdmin(roles)) return;
      if ((await setsOf(transaction, id)) >= maxSets) throw tooManySets(maxSets);
    },
    refuseBytes: async (db, { id, roles }, bytes) => {
      if (maxMb === 0 || isAdmin(roles)) return;
      const used = await storedBytes(db, id);
      if (used + bytes > maxMb * MB) throw tooManyBytes(maxMb, used);
    },
  };
}
