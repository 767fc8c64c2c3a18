import { createHash } from 'node:crypto';
import { sampleFields, sampleQuestions } from '@bank-soal/contract/questions';
import { type Generated, type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

type Row = Record<string, string | number | null>;

interface Tables {
  questions: Row & { id: Generated<number> };
  question_versions: Row;
}

async function makeTables(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('questions')
    .addColumn('id', types.integer, idColumn)
    .addColumn('owner_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('is_sample', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('lecturer', types.text, (column) => column.notNull().defaultTo(''))
    .addColumn('kind', types.text, (column) => column.notNull())
    .addColumn('level', types.text, (column) => column.notNull())
    .addColumn('visibility', types.text, (column) => column.notNull())
    .addColumn('current_version', types.integer, (column) => column.notNull())
    .addColumn('content_key', types.text, (column) => column.notNull())
    .addColumn('search_text', types.text, (column) => column.notNull())
    .addColumn('search_subject', types.text, (column) => column.notNull())
    .addColumn('search_lecturer', types.text, (column) => column.notNull())
    .addColumn('search_topics', types.text, (column) => column.notNull())
    .addColumn('withdrawn_at', types.text)
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addColumn('updated_at', types.text, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('question_versions')
    .addColumn('id', types.integer, idColumn)
    .addColumn('question_id', types.integer, (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('version', types.integer, (column) => column.notNull())
    .addColumn('author_id', types.integer, (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('author_name', types.text, (column) => column.notNull())
    .addColumn('at', types.text, (column) => column.notNull())
    .addColumn('body', types.text, (column) => column.notNull())
    .addUniqueConstraint('question_versions_version', ['question_id', 'version'])
    .execute();

  // No reference to who put it in: what they showed to others outlives the account.
  await db.schema
    .createTable('question_images')
    .addColumn('id', types.integer, idColumn)
    .addColumn('question_id', types.integer, (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('sha256', types.text, (column) => column.notNull())
    .addColumn('put_by', types.integer, (column) => column.notNull())
    .addUniqueConstraint('question_images_put', ['sha256', 'put_by', 'question_id'])
    .execute();
}

async function makeIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
  // All that tells who sees a question and what most filters ask: no row is looked up to count them.
  await index('seen', 'questions', [
    'id',
    'owner_id',
    'visibility',
    'is_sample',
    'kind',
    'level',
    'search_subject',
  ])
    .where(sql.ref('withdrawn_at') as never, 'is', null)
    .execute();
  await index('owner', 'questions', ['owner_id', 'id']).execute();
  await index('content_key', 'questions', ['content_key']).execute();
  await index('author', 'question_versions', ['author_id']).execute();
  await index('question', 'question_images', ['question_id']).execute();
}

/** Of a text without options, whatever its case and its spaces. */
function contentKey(markdown: string): string {
  const text = markdown.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256')
    .update(JSON.stringify([text]))
    .digest('hex');
}

async function addSamples(db: Kysely<Tables>): Promise<void> {
  const now = new Date().toISOString();
  for (const sample of sampleQuestions) {
    const { visibility, ...body } = sampleFields(sample);
    const { id } = await db
      .insertInto('questions')
      .values({
        is_sample: 1,
        lecturer: sample.lecturer,
        kind: body.kind,
        level: body.difficulty,
        visibility,
        current_version: 1,
        content_key: contentKey(body.markdown),
        search_text: body.markdown.toLowerCase(),
        search_subject: body.subject.toLowerCase(),
        search_lecturer: sample.lecturer.toLowerCase(),
        search_topics: body.topics.join('\uFFFF').toLowerCase(),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('question_versions')
      .values({
        question_id: id,
        version: 1,
        author_id: null,
        author_name: sample.lecturer,
        at: now,
        body: JSON.stringify({ ...body, visibility }),
      })
      .execute();
  }
}

/** The bank's questions with every version of them, beginning with the samples that every bank has. */
export async function questions(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  await makeTables(db, dialect);
  await makeIndexes(db);
  await dialect.questions.make(db);
  await addSamples(db as Kysely<Tables>);
}
