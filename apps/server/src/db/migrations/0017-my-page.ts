import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Sets that an account has for itself, and what it has decided for itself. */
export async function myPage(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('set_marks')
    .addColumn('id', types.integer, idColumn)
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', types.text, (column) => column.notNull())
    .addColumn('question_set_id', types.integer, (column) =>
      column.notNull().references('question_sets.id').onDelete('cascade'),
    )
    .addColumn('at', types.text, (column) => column.notNull())
    .addUniqueConstraint('set_marks_once', ['user_id', 'kind', 'question_set_id'])
    .execute();
  await db.schema.createIndex('set_marks_set').on('set_marks').column('question_set_id').execute();

  await db.schema
    .createTable('account_settings')
    .addColumn('id', types.integer, idColumn)
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('record_views', types.integer, (column) => column.notNull())
    .execute();
}
