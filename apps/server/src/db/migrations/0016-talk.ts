import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Comments on sets, notices of accounts, and followed courses. */
export async function talk(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  // When a set came to more people than before; null: never since it was made.
  await db.schema.alterTable('question_sets').addColumn('released_at', types.text).execute();

  // No reference to the file: what is said outlives it, and must go on knowing whether it was of the key.
  await db.schema
    .createTable('comments')
    .addColumn('id', types.integer, idColumn)
    .addColumn('question_set_id', types.integer, (column) =>
      column.notNull().references('question_sets.id').onDelete('cascade'),
    )
    .addColumn('file_id', types.integer)
    .addColumn('file_category', types.text)
    .addColumn('page', types.integer)
    .addColumn('kind', types.text, (column) => column.notNull())
    .addColumn('status', types.text, (column) => column.notNull())
    .addColumn('author_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('body', types.text, (column) => column.notNull())
    .addColumn('answer', types.text)
    .addColumn('answered_by', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addColumn('updated_at', types.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('comments_set')
    .on('comments')
    .columns(['question_set_id', 'id'])
    .execute();
  await db.schema.createIndex('comments_file').on('comments').column('file_id').execute();
  await db.schema.createIndex('comments_author').on('comments').column('author_id').execute();
  await db.schema.createIndex('comments_answered').on('comments').column('answered_by').execute();

  await db.schema
    .createTable('notices')
    .addColumn('id', types.integer, idColumn)
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', types.text, (column) => column.notNull())
    .addColumn('question_set_id', types.integer, (column) =>
      column.notNull().references('question_sets.id').onDelete('cascade'),
    )
    .addColumn('comment_id', types.integer, (column) =>
      column.references('comments.id').onDelete('cascade'),
    )
    .addColumn('at', types.text, (column) => column.notNull())
    .addColumn('read_at', types.text)
    // The same for what an account is told but once.
    .addColumn('once_key', types.text, (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('notices_user')
    .on('notices')
    .columns(['user_id', 'at', 'id'])
    .execute();
  await db.schema.createIndex('notices_set').on('notices').column('question_set_id').execute();
  await db.schema.createIndex('notices_comment').on('notices').column('comment_id').execute();
  await db.schema.createIndex('notices_at').on('notices').column('at').execute();

  await db.schema
    .createTable('follows')
    .addColumn('id', types.integer, idColumn)
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('course_tag_id', types.integer, (column) =>
      column.notNull().references('course_tags.id').onDelete('cascade'),
    )
    .addColumn('at', types.text, (column) => column.notNull())
    .addUniqueConstraint('follows_once', ['user_id', 'course_tag_id'])
    .execute();
  await db.schema.createIndex('follows_course').on('follows').column('course_tag_id').execute();
}
