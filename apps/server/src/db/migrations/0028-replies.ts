import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Comments that answer another, which take their leave with it. */
export async function replies(db: Kysely<unknown>, { types }: DatabaseDialect): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('reply_to', types.integer, (column) =>
      column.references('comments.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('comments_replies').on('comments').column('reply_to').execute();
}
