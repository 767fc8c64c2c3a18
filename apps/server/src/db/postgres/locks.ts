import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** Advisory locks of ours: any numbers that no other program takes. */
const ONE_SERVER = 7_301_461_926_001;
const ALONE = 7_301_461_926_002;
const BUSY = { upkeep: 7_301_461_926_003, texts: 7_301_461_926_004 };

/** Work that one server alone does, the others after it. */
export async function oneServer(
  db: Kysely<unknown>,
  work: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(ONE_SERVER)})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(ONE_SERVER)})`.execute(connection);
    }
  });
}

/** Work that is left to the server that does it already; false when it was. */
export async function unlessBusy(
  db: Kysely<unknown>,
  kind: keyof typeof BUSY,
  work: () => Promise<void>,
): Promise<boolean> {
  const lock = sql.lit(BUSY[kind]);
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${lock}) as free`.execute(connection);
    if (!rows[0]?.free) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
    return true;
  });
}

/** One after the other, among all servers, until the transaction ends: those of one name, or all. */
export async function alone(transaction: QueryExecutorProvider, what?: string): Promise<void> {
  const key = what === undefined ? sql.lit(ALONE) : sql`hashtextextended(${what}, 0)`;
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction);
}
