import type { Kysely } from 'kysely';
import { dialectOf, type PlainRow } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { BACKED_UP_TABLES, type BackedUpTable } from './backup-format.js';

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

/** Empties tables, those first whose rows refer to others. */
export async function clearTables(
  db: DbOrTransaction,
  tables: readonly BackedUpTable[] = BACKED_UP_TABLES,
): Promise<void> {
  for (const table of tables.toReversed()) await db.deleteFrom(table).execute();
}

/** Adds rows under their own numbers. */
export async function insertRows(
  db: DbOrTransaction,
  table: BackedUpTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length > 0) await dialectOf(db).insertRows(asRows(db), table, rows);
}
