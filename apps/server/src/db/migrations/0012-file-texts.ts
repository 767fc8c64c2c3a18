import { type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** The texts of files, one of each content, and the index that they are found by. */
export async function fileTexts(
  db: Kysely<unknown>,
  { idColumn, texts, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('file_texts')
    .addColumn('id', types.integer, idColumn)
    .addColumn('sha256', types.text, (column) => column.notNull().unique())
    .addColumn('state', types.text, (column) => column.notNull().defaultTo('menunggu'))
    .addColumn('read_by', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('pages', types.integer)
    .addColumn('length', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('body', types.bytes)
    .execute();
  await db.schema
    .createIndex('file_texts_read_by')
    .on('file_texts')
    .columns(['read_by', 'id'])
    .execute();
  await db.schema.createIndex('file_texts_state').on('file_texts').column('state').execute();
  await texts.make(db);
  await sql`insert into file_texts (sha256) select distinct sha256 from files order by sha256`.execute(
    db,
  );
}
