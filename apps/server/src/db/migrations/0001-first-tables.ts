import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Accounts, sets with their files, tags and course materials. */
export async function firstTables(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', types.integer, idColumn)
    .addColumn('name', types.text, (column) => column.notNull())
    .addColumn('email', types.text, (column) => column.notNull())
    .addColumn('email_key', types.text, (column) => column.notNull().unique())
    .addColumn('password_hash', types.text, (column) => column.notNull())
    .addColumn('kind', types.text, (column) => column.notNull())
    .addColumn('status', types.text, (column) => column.notNull())
    .addColumn('token_generation', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('is_demo', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addColumn('updated_at', types.text, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('question_sets')
    .addColumn('id', types.integer, idColumn)
    .addColumn('title', types.text, (column) => column.notNull())
    .addColumn('subject', types.text, (column) => column.notNull())
    .addColumn('subject_key', types.text, (column) => column.notNull())
    .addColumn('level', types.text, (column) => column.notNull())
    .addColumn('year', types.integer, (column) => column.notNull())
    .addColumn('lecturer', types.text, (column) => column.notNull())
    .addColumn('topics', types.text, (column) => column.notNull())
    .addColumn('description', types.text, (column) => column.notNull())
    .addColumn('question_count', types.integer)
    .addColumn('downloads', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('creator_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addColumn('updated_at', types.text, (column) => column.notNull())
    .addColumn('lastupdated', types.text, (column) => column.notNull())
    .addColumn('withdrawn_at', types.text)
    .execute();
  for (const column of ['creator_id', 'subject_key', 'lastupdated']) {
    await db.schema
      .createIndex(`question_sets_${column}`)
      .on('question_sets')
      .column(column)
      .execute();
  }

  await db.schema
    .createTable('files')
    .addColumn('id', types.integer, idColumn)
    .addColumn('question_set_id', types.integer, (column) =>
      column.notNull().references('question_sets.id').onDelete('cascade'),
    )
    .addColumn('category', types.text, (column) => column.notNull())
    .addColumn('position', types.integer, (column) => column.notNull())
    .addColumn('name', types.text, (column) => column.notNull())
    .addColumn('type', types.text, (column) => column.notNull())
    .addColumn('size', types.integer, (column) => column.notNull())
    .addColumn('sha256', types.text, (column) => column.notNull())
    .addColumn('created_at', types.text, (column) => column.notNull())
    .execute();
  for (const column of ['question_set_id', 'sha256']) {
    await db.schema.createIndex(`files_${column}`).on('files').column(column).execute();
  }

  const namedTable = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', types.integer, idColumn)
      .addColumn('name', types.text, (column) => column.notNull())
      .addColumn('name_key', types.text, (column) => column.notNull())
      .addColumn('created_at', types.text, (column) => column.notNull())
      .addColumn('updated_at', types.text, (column) => column.notNull());

  await namedTable('course_tags').addUniqueConstraint('course_tags_name', ['name_key']).execute();
  await namedTable('material_tags')
    .addColumn('course_tag_id', types.integer, (column) =>
      column.references('course_tags.id').onDelete('set null'),
    )
    .addUniqueConstraint('material_tags_name', ['name_key'])
    .execute();
  await db.schema
    .createIndex('material_tags_course')
    .on('material_tags')
    .column('course_tag_id')
    .execute();
  await namedTable('course_materials')
    .addColumn('course_tag_id', types.integer, (column) =>
      column.notNull().references('course_tags.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('course_materials_course')
    .on('course_materials')
    .column('course_tag_id')
    .execute();
}
