import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Tokens that were signed out of. No reference: a line goes when its token would have ended anyway. */
export async function endedTokens(db: Kysely<unknown>, { types }: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable('ended_tokens')
    .addColumn('id', types.text, (column) => column.primaryKey())
    .addColumn('expires_at', types.integer, (column) => column.notNull())
    .execute();
}
