import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Identities at the campus, and the codes with which browsers come back from its sign-in. */
export async function identities(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('id', types.integer, idColumn)
    .addColumn('issuer', types.text, (column) => column.notNull())
    .addColumn('subject', types.text, (column) => column.notNull())
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('made_admin', types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', types.text, (column) => column.notNull())
    .addUniqueConstraint('identities_subject', ['issuer', 'subject'])
    // Of one issuer an account has one person.
    .addUniqueConstraint('identities_user', ['user_id', 'issuer'])
    .execute();
  await db.schema
    .createTable('sign_in_codes')
    .addColumn('hash', types.text, (column) => column.primaryKey())
    .addColumn('user_id', types.integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_generation', types.integer, (column) => column.notNull())
    .addColumn('expires_at', types.integer, (column) => column.notNull())
    .execute();
}
