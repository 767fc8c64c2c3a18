import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Columns that tell who sees a set; every index that counts or sorts sets has them. */
const SEEN_BY = ['visibility', 'available_from', 'creator_id'] as const;

/** Visibility of a set and its key, with their dates; its kind of exam; a log of files that are not open to all. */
export async function release(
  db: Kysely<unknown>,
  { idColumn, search, types }: DatabaseDialect,
): Promise<void> {
  const sets = db.schema.alterTable('question_sets');
  for (const column of ['visibility', 'key_visibility']) {
    await sets
      .addColumn(column, types.text, (definition) => definition.notNull().defaultTo('public'))
      .execute();
  }
  for (const column of ['available_from', 'key_from', 'exam_kind', 'term']) {
    await sets.addColumn(column, types.text).execute();
  }
  await sets
    .addColumn('version', types.integer, (definition) => definition.notNull().defaultTo(1))
    .execute();

  for (const column of ['available_from', 'key_from']) {
    await db.schema
      .createIndex(`question_sets_${column}`)
      .on('question_sets')
      .column(column)
      .where(column as never, 'is not', null)
      .execute();
  }
  await db.schema.dropIndex('question_sets_subject_key').execute();
  await db.schema
    .createIndex('question_sets_subject_key')
    .on('question_sets')
    .columns(['subject_key', 'withdrawn_at', ...SEEN_BY])
    .execute();
  await db.schema.dropIndex('files_question_set_id').execute();
  await db.schema
    .createIndex('files_question_set_id')
    .on('files')
    .columns(['question_set_id', 'category'])
    .execute();
  await search.widen(db, [...SEEN_BY, 'exam_kind', 'term', 'year']);

  // No references: a line outlives the file and the account that it names.
  await db.schema
    .createTable('file_reads')
    .addColumn('id', types.integer, idColumn)
    .addColumn('at', types.text, (column) => column.notNull())
    .addColumn('reader_id', types.integer, (column) => column.notNull())
    .addColumn('reader_name', types.text, (column) => column.notNull())
    .addColumn('question_set_id', types.integer, (column) => column.notNull())
    .addColumn('file_id', types.integer, (column) => column.notNull())
    .addColumn('file_name', types.text, (column) => column.notNull())
    .addColumn('how', types.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('file_reads_set')
    .on('file_reads')
    .columns(['question_set_id', 'id'])
    .execute();
  await db.schema.createIndex('file_reads_at').on('file_reads').column('at').execute();
}
