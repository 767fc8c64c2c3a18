import { LARGEST_ACCOUNTS, type ServerState } from '@bank-soal/contract/administration';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.js';

type Reading = Kysely<Database>;
type Kept = NonNullable<ServerState['storage']['kept']>;

async function rowsIn(db: Reading, table: 'question_sets' | 'files' | 'users'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of files and pictures; a content that several have is kept once. */
async function bytesOf(db: Reading): Promise<number> {
  const all = db
    .selectFrom('files')
    .select(['sha256', 'size'])
    .unionAll(db.selectFrom('images').select(['sha256', 'size']));
  const contents = db
    .selectFrom(all.as('rows'))
    .select((eb) => ['sha256', eb.fn.max('size').as('size')])
    .groupBy('sha256');
  const { bytes } = await db
    .selectFrom(contents.as('contents'))
    .select(sql<number | null>`sum(size)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** As `account-limits` adds them up: each file counts, whoever else has the same. */
async function largestAccounts(db: Reading): Promise<Kept['largest']> {
  const owned = db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'question_set_id')
    .select(['creator_id as owner', 'files.size as size'])
    .where('creator_id', 'is not', null)
    .unionAll(db.selectFrom('images').select(['uploader_id as owner', 'size']));
  const sums = db
    .selectFrom(owned.as('owned'))
    .select(['owner', sql<number>`sum(size)`.as('bytes')])
    .groupBy('owner')
    .orderBy('bytes', 'desc')
    .orderBy('owner')
    .limit(LARGEST_ACCOUNTS);
  const rows = await db
    .selectFrom(sums.as('sums'))
    .innerJoin('users', 'users.id', 'sums.owner')
    .select(['users.id', 'users.name', 'sums.bytes'])
    .orderBy('sums.bytes', 'desc')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, name, bytes }) => ({ id, name, bytes: Number(bytes) }));
}

/** Counts of the bank's contents; it looks at every file. */
export async function keptIn(db: Reading): Promise<Kept> {
  return {
    sets: await rowsIn(db, 'question_sets'),
    files: await rowsIn(db, 'files'),
    accounts: await rowsIn(db, 'users'),
    bytes: await bytesOf(db),
    largest: await largestAccounts(db),
  };
}
