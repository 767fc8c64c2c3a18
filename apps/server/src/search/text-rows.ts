import type { SearchableState } from '@bank-soal/contract/files';
import type { SearchIndexAnswer } from '@bank-soal/contract/search';
import { type Kysely, sql } from 'kysely';
import { dialectOf, locked } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { FileText } from '../documents/text-reader.js';
import { bagLength } from './bag.js';
import type { PackedText } from './texts-work.js';

/** Stores a text and its index at once; nothing where the content is gone by now. */
export async function storeText(
  db: Db,
  id: number,
  version: number,
  { state, pages }: FileText,
  packed: PackedText | undefined,
): Promise<void> {
  await transact(db, async (transaction) => {
    const { texts } = dialectOf(transaction);
    const known = await transaction
      .selectFrom('file_texts')
      .select('id')
      .where('id', '=', id)
      .modifyEnd(locked(transaction, 'update'))
      .executeTakeFirst();
    if (known === undefined) return;
    await transaction
      .updateTable('file_texts')
      .set({
        state,
        read_by: version,
        pages: pages.length,
        length: packed === undefined ? 0 : bagLength(packed.bag),
        body: packed?.body ?? null,
      })
      .where('id', '=', id)
      .execute();
    if (packed === undefined) await texts.remove(transaction, id);
    else await texts.put(transaction, id, packed.bag);
  });
}

/**
 * Forgets every text: all are read anew. How many pages they have stays: what is found is placed by what stands before
 * it, which may be read later. Returns how many.
 */
export function forgetTexts(db: Db): Promise<number> {
  return transact(db, async (transaction) => {
    await dialectOf(transaction).texts.clear(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('file_texts')
      .set({ state: 'menunggu', read_by: 0, length: 0, body: null })
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}

/**
 * Makes the rows of contents that have none, and removes those of contents that are gone: on PostgreSQL
 * two transactions at the same time may have left such.
 */
export async function mendTextRows(db: Db): Promise<void> {
  if (!dialectOf(db).shared) return;
  await sql`insert into file_texts (sha256) select distinct sha256 from files
    where not exists (select 1 from file_texts where file_texts.sha256 = files.sha256)
    on conflict (sha256) do nothing`.execute(db);
  await sql`delete from file_texts
    where not exists (select 1 from files where files.sha256 = file_texts.sha256)`.execute(db);
}

/** How many texts can be found, and how many cannot. */
export async function countTexts(db: DbOrTransaction): Promise<SearchIndexAnswer> {
  const rows = await db
    .selectFrom('file_texts')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const of = (state: SearchableState) => counts.get(state) ?? 0;
  return {
    waiting: of('menunggu'),
    done: of('siap'),
    withoutText: of('tanpa-teks'),
    failed: of('gagal'),
  };
}

/** Whether the texts of the files of some sets can be found, by the files' ids. */
export async function searchableFiles(
  db: DbOrTransaction,
  setIds: readonly number[],
): Promise<Map<number, SearchableState>> {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .innerJoin('file_texts', 'file_texts.sha256', 'files.sha256')
    .select(['files.id', 'state'])
    .where('question_set_id', 'in', setIds)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Reading is the work of one server at a time, where several share the database. */
export function byOneServer(db: Db, work: () => Promise<void>): Promise<boolean> {
  return dialectOf(db).unlessBusy(db as unknown as Kysely<unknown>, 'texts', work);
}
