import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Which notices go out as mails, too. */
export async function mail(db: Kysely<unknown>, { types }: DatabaseDialect): Promise<void> {
  // Kinds of notices, separated by commas; null: none.
  await db.schema.alterTable('account_settings').addColumn('mail_kinds', types.text).execute();
  // When it is to be tried next; null: no mail, or none any more.
  await db.schema.alterTable('notices').addColumn('mail_due', types.text).execute();
  await db.schema.alterTable('notices').addColumn('mail_tries', types.integer).execute();
  await db.schema.createIndex('notices_mail').on('notices').column('mail_due').execute();
}
