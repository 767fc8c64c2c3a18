import { type Kysely, sql } from 'kysely';
import { hasTables, laterMigrations } from '../db/migrate.js';
import { type DatabasePlace, openReadOnly, openWithoutTimeouts } from '../db/open-database.js';

/** Whether a newer version has changed a bank's tables. */
export async function isNewer(place: DatabasePlace): Promise<boolean> {
  const db = openReadOnly(place) as unknown as Kysely<unknown>;
  try {
    return (await hasTables(db)) && (await laterMigrations(db)).length > 0;
  } finally {
    await db.destroy();
  }
}

/** Takes everything out of a PostgreSQL database, what this version does not know too; extensions stay. */
export async function clearNewer(place: DatabasePlace): Promise<void> {
  const db = openWithoutTimeouts(place);
  try {
    await db.transaction().execute(async (transaction) => {
      const tables = await transaction.introspection.getTables();
      const names = sql.join(tables.map(({ name }) => sql.table(name)));
      await sql`drop table ${names} cascade`.execute(transaction);
      const { rows } = await sql<{ name: string }>`
        select p.oid::regprocedure::text as name from pg_proc p
        left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
        where p.pronamespace = current_schema()::regnamespace and d.objid is null`.execute(
        transaction,
      );
      for (const { name } of rows)
        await sql`drop function ${sql.raw(name)} cascade`.execute(transaction);
    });
  } finally {
    await db.destroy();
  }
}
