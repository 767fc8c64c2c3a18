import { type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Papers of several people: with whom they are shared, who verifies them, who has them open, and what is said of it. */
export async function paperPeople(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('paper_people')
    .addColumn('id', types.integer, idColumn)
    .addColumn('paper_id', types.integer, (column) =>
      column.notNull().references('papers.id').onDelete('cascade'),
    )
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('may', types.text, (column) => column.notNull())
    .addUniqueConstraint('paper_people_once', ['paper_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('paper_people_user')
    .on('paper_people')
    .columns(['user_id', 'paper_id'])
    .execute();

  await db.schema
    .createTable('paper_presence')
    .addColumn('id', types.integer, idColumn)
    .addColumn('paper_id', types.integer, (column) =>
      column.notNull().references('papers.id').onDelete('cascade'),
    )
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('at', types.text, (column) => column.notNull())
    .addUniqueConstraint('paper_presence_once', ['paper_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('paper_presence_user')
    .on('paper_presence')
    .column('user_id')
    .execute();

  const papers = () => db.schema.alterTable('papers');
  await papers()
    .addColumn('review_status', types.text, (column) => column.notNull().defaultTo('none'))
    .execute();
  await papers()
    .addColumn('reviewer_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .execute();
  await papers().addColumn('review_at', types.text).execute();
  await papers().addColumn('review_note', types.text).execute();
  // Pictures outside of questions that others than the owner put in: JSON, by SHA-256 the account.
  await papers()
    .addColumn('images_by', types.text, (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema.createIndex('papers_reviewer').on('papers').column('reviewer_id').execute();

  // Null: the paper's owner. No reference: a number is never given twice.
  await db.schema.alterTable('paper_items').addColumn('put_by', types.integer).execute();

  // SQLite cannot take NOT NULL from a column: another one takes its place.
  const notices = () => db.schema.alterTable('notices');
  await notices()
    .addColumn('set_id', types.integer, (column) =>
      column.references('question_sets.id').onDelete('cascade'),
    )
    .execute();
  await sql`update notices set set_id = question_set_id`.execute(db);
  await db.schema.dropIndex('notices_set').execute();
  await notices().dropColumn('question_set_id').execute();
  await notices().renameColumn('set_id', 'question_set_id').execute();
  await db.schema.createIndex('notices_set').on('notices').column('question_set_id').execute();
  await notices()
    .addColumn('paper_id', types.integer, (column) =>
      column.references('papers.id').onDelete('cascade'),
    )
    .execute();
  await notices()
    .addColumn('by_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .execute();
  await db.schema.createIndex('notices_paper').on('notices').column('paper_id').execute();
  await db.schema.createIndex('notices_by').on('notices').column('by_id').execute();
}
