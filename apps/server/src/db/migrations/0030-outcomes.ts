import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Learning outcomes of courses, which versions of questions bear them, and the level of each question. */
export async function outcomes(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('outcomes')
    .addColumn('id', types.integer, idColumn)
    .addColumn('course_tag_id', types.integer, (column) =>
      column.notNull().references('course_tags.id').onDelete('cascade'),
    )
    .addColumn('code', types.text, (column) => column.notNull())
    .addColumn('code_key', types.text, (column) => column.notNull())
    .addColumn('description', types.text, (column) => column.notNull())
    .addColumn('cpl', types.text, (column) => column.notNull())
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addColumn('updated_at', types.text, (column) => column.notNull())
    .addUniqueConstraint('outcomes_code', ['course_tag_id', 'code_key'])
    .execute();

  await db.schema
    .createTable('question_outcomes')
    .addColumn('id', types.integer, idColumn)
    .addColumn('question_id', types.integer, (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('version', types.integer, (column) => column.notNull())
    .addColumn('outcome_id', types.integer, (column) =>
      column.notNull().references('outcomes.id').onDelete('cascade'),
    )
    .addUniqueConstraint('question_outcomes_borne', ['question_id', 'version', 'outcome_id'])
    .execute();
  await db.schema
    .createIndex('question_outcomes_outcome')
    .on('question_outcomes')
    .columns(['outcome_id', 'question_id', 'version'])
    .execute();

  await db.schema.alterTable('questions').addColumn('cognitive', types.text).execute();
}
