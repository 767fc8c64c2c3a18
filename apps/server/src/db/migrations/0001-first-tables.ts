import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Accounts, sets with their files, tags and course materials. */
export async function firstTables(
  db: Kysely<unknown>,
  { idColumn }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', idColumn)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('token_generation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('question_sets')
    .addColumn('id', 'integer', idColumn)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_key', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('lecturer', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('question_count', 'integer')
    .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('creator_id', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('lastupdated', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
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
    .addColumn('id', 'integer', idColumn)
    .addColumn('question_set_id', 'integer', (column) =>
      column.notNull().references('question_sets.id').onDelete('cascade'),
    )
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['question_set_id', 'sha256']) {
    await db.schema.createIndex(`files_${column}`).on('files').column(column).execute();
  }

  const namedTable = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', 'integer', idColumn)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull());

  await namedTable('course_tags').addUniqueConstraint('course_tags_name', ['name_key']).execute();
  await namedTable('material_tags')
    .addColumn('course_tag_id', 'integer', (column) =>
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
    .addColumn('course_tag_id', 'integer', (column) =>
      column.notNull().references('course_tags.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('course_materials_course')
    .on('course_materials')
    .column('course_tag_id')
    .execute();
}
