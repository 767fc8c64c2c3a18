import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Exam papers with the questions that they keep, and the pictures of questions. */
export async function papers(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('papers')
    .addColumn('id', types.integer, idColumn)
    .addColumn('owner_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('title', types.text, (column) => column.notNull())
    .addColumn('head', types.text, (column) => column.notNull())
    .addColumn('instructions', types.text, (column) => column.notNull())
    .addColumn('sections', types.text, (column) => column.notNull())
    .addColumn('variants', types.integer, (column) => column.notNull())
    .addColumn('shuffle_options', types.integer, (column) => column.notNull())
    .addColumn('size', types.text, (column) => column.notNull())
    .addColumn('seed', types.integer, (column) => column.notNull())
    .addColumn('status', types.text, (column) => column.notNull())
    .addColumn('used_on', types.text)
    .addColumn('term', types.text)
    .addColumn('version', types.integer, (column) => column.notNull())
    .addColumn('search_text', types.text, (column) => column.notNull())
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addColumn('updated_at', types.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('papers_owner')
    .on('papers')
    .columns(['owner_id', 'updated_at', 'id'])
    .execute();

  await db.schema
    .createTable('paper_items')
    .addColumn('id', types.integer, idColumn)
    .addColumn('paper_id', types.integer, (column) =>
      column.notNull().references('papers.id').onDelete('cascade'),
    )
    .addColumn('section', types.integer, (column) => column.notNull())
    .addColumn('position', types.integer, (column) => column.notNull())
    .addColumn('question_id', types.integer, (column) => column.notNull())
    .addColumn('version', types.integer, (column) => column.notNull())
    .addColumn('points', 'double precision', (column) => column.notNull())
    .addColumn('space', types.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('paper_items_paper')
    .on('paper_items')
    .columns(['paper_id', 'section', 'position'])
    .execute();
  await db.schema
    .createIndex('paper_items_question')
    .on('paper_items')
    .columns(['question_id', 'paper_id'])
    .execute();

  // No reference to the uploader: what others were shown of theirs outlives the account.
  await db.schema
    .createTable('images')
    .addColumn('id', types.integer, idColumn)
    .addColumn('sha256', types.text, (column) => column.notNull())
    .addColumn('uploader_id', types.integer, (column) => column.notNull())
    .addColumn('type', types.text, (column) => column.notNull())
    .addColumn('size', types.integer, (column) => column.notNull())
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addUniqueConstraint('images_content', ['sha256', 'uploader_id'])
    .execute();
  await db.schema.createIndex('images_uploader').on('images').column('uploader_id').execute();
}
