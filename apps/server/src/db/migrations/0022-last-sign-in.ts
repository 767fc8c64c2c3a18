import { type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** When each account signed in last; of before, as far as it was written down. */
export async function lastSignIn(db: Kysely<unknown>, { types }: DatabaseDialect): Promise<void> {
  await db.schema.alterTable('users').addColumn('last_sign_in', types.text).execute();
  await sql`update users set last_sign_in = (
    select max(coalesce(audit_log.last_at, audit_log.at)) from audit_log
    where audit_log.actor_id = users.id and audit_log.action = 'sign-in' and audit_log.outcome = 'ok'
  )`.execute(db);
}
