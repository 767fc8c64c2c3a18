import { type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Messages between servers that share a database. A server with its own database needs none of it. */
export async function severalServers(
  db: Kysely<unknown>,
  { shared, types }: DatabaseDialect,
): Promise<void> {
  if (!shared) return;
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('key', types.text, (column) => column.primaryKey())
    .addColumn('count', types.integer, (column) => column.notNull())
    .addColumn('expires_at', types.integer, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('content_claims')
    .addColumn('id', types.text, (column) => column.primaryKey())
    .addColumn('sha256', types.text, (column) => column.notNull())
    .addColumn('claimed_at', types.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('content_claims_sha256')
    .on('content_claims')
    .column('sha256')
    .execute();

  await db.schema
    .createTable('disk_store')
    .addColumn('id', types.text, (column) => column.primaryKey())
    .execute();

  await sql`create table set_changes (set_id bigint primary key, tx xid8 not null)`.execute(db);
  await sql`create index set_changes_tx on set_changes (tx)`.execute(db);
  await sql`
    create function note_set_change() returns trigger language plpgsql as $$
    declare
      changed bigint;
    begin
      if tg_table_name = 'files'
        then changed := coalesce(new.question_set_id, old.question_set_id);
        else changed := coalesce(new.id, old.id);
      end if;
      insert into set_changes (set_id, tx)
        values (changed, pg_current_xact_id())
        on conflict (set_id) do update set tx = excluded.tx where set_changes.tx <> excluded.tx;
      return null;
    end $$`.execute(db);
  for (const table of ['question_sets', 'files']) {
    // At the commit: whoever waits for a row of theirs holds none of ours.
    await sql`
      create constraint trigger ${sql.ref(`${table}_note_change`)}
        after insert or update or delete on ${sql.table(table)}
        deferrable initially deferred
        for each row execute function note_set_change()`.execute(db);
  }
}
