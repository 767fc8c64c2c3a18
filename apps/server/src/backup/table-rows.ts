import type { Kysely } from 'kysely';
import { dialectOf, type PlainRow } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import type { BackedUpTable } from './backup-format.js';

/** A row as every database gives it. */
export type Row = PlainRow & { readonly id: number };

/** The tables as a backup sees them: numbered rows, whatever their columns. */
type RowTables = Record<string, Row>;

/** Few enough for the databases' bounds on parameters. */
const BATCH = 500;

const asRows = (db: DbOrTransaction) => db as unknown as Kysely<RowTables>;

/** All rows of a table by their numbers, in parts. */
export async function* tableRows(db: DbOrTransaction, table: BackedUpTable): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const found = await asRows(db)
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const rows = found as Row[];
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

/** Adds rows under their own numbers. */
export async function insertRows(
  db: DbOrTransaction,
  table: BackedUpTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length > 0) await dialectOf(db).insertRows(asRows(db), table, rows);
}
