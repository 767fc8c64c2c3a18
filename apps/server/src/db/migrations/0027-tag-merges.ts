import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Rows that the last merges of tags have moved, for as long as a merge can be undone. */
export async function tagMerges(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('tag_merges')
    .addColumn('id', types.integer, idColumn)
    .addColumn('tag', types.text, (column) => column.notNull())
    .addColumn('into_id', types.integer, (column) => column.notNull())
    .addColumn('moved', types.text, (column) => column.notNull())
    .addColumn('at', types.text, (column) => column.notNull())
    .execute();
}
