import {
  type Kysely,
  PostgresDialect,
  type PostgresPoolClient,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';
import type { AsideWork, DatabaseDialect } from './dialect.js';
import { isConflict, isGone, translated } from './postgres-failures.js';
import { insertAsJson, refillPostgres } from './postgres-refill.js';
import { postgresQuestions, postgresSearch } from './postgres-search.js';
import { postgresTexts } from './postgres-texts.js';

/** Connections, and how long one waits for a statement there. */
const USUAL = { most: 10, statementMs: 30_000 };
const ASIDE = { most: 3, statementMs: 5000 };
/** How long one waits for a connection, and for a transaction that does nothing. */
const CONNECT_MS = 5000;
const IDLE_MS = 60_000;
/** A server that does not even say that it takes too long is gone so much later. */
const SILENCE_MS = 5000;

/** Advisory locks of ours: any numbers that no other program takes. */
const ONE_SERVER = 7_301_461_926_001;
const ALONE = 7_301_461_926_002;
const BUSY = { upkeep: 7_301_461_926_003, texts: 7_301_461_926_004 };

const BIGINT = 20;
const NUMERIC = 1700;

/** Counts, sums and ids are numbers here, as everywhere; none comes near 2^53. */
const parseNumber = (text: string) => Number(text);
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT || oid === NUMERIC ? parseNumber : types.getTypeParser(oid, format as 'text');

/** A connection that says plainly when it is gone, and is not used again then. */
function adaptClient(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: unknown, values: readonly unknown[] = []) => {
    try {
      return await client.query(String(text), [...values]);
    } catch (error) {
      isBroken ||= isGone(error);
      throw translated(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isBroken),
  };
}

function adapt(pool: Pool) {
  return {
    options: {},
    connect: async () => {
      try {
        return adaptClient(await pool.connect());
      } catch (error) {
        throw translated(error);
      }
    },
    end: () => pool.end(),
  };
}

const likePattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Characters that the index is asked for: LIKE grows with the product of both lengths, `strpos` seldom. */
const LOOKED_UP = 10;

function contains(column: string, part: string): RawBuilder<SqlBool> {
  // No text here holds a NUL, and none may be asked for.
  if (part.includes('\0')) return sql`false`;
  const signs = [...part];
  const beginning = likePattern(signs.slice(0, LOOKED_UP).join(''));
  const begins = sql<SqlBool>`${sql.ref(column)} like ${beginning}`;
  if (signs.length <= LOOKED_UP) return begins;
  return sql`(${begins} and strpos(${sql.ref(column)}, ${part}) > 0)`;
}

function containsAny(column: string, parts: readonly string[]): RawBuilder<SqlBool> {
  const found = parts.map((part) => contains(column, part));
  return sql`(${sql.join(found, sql` or `)})`;
}

async function oneServer(
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

async function unlessBusy(
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

/** References and indexes are kept by the server; these are the ones that it does not vouch for. */
async function problems(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'indeks ' || indexrelid::regclass || ' tidak sah' as line from pg_index where not indisvalid
    union all select 'aturan ' || conname || ' belum diperiksa' from pg_constraint where not convalidated
  `.execute(db);
  return rows.map(({ line }) => line);
}

async function bytes(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

const sequenceOf = (table: string) => sql`pg_get_serial_sequence(${table}, 'id')::regclass`;

async function lastId(db: QueryExecutorProvider, table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(${sequenceOf(table)}) as last`.execute(db);
  return rows[0]?.last ?? 0;
}

async function setLastId(db: QueryExecutorProvider, table: string, id: number): Promise<void> {
  await sql`select setval(${sequenceOf(table)}, ${id})`.execute(db);
}

export interface PostgresOptions {
  readOnly?: boolean;
  /** Reads that may take long, on connections of their own, each for so long at most. */
  aside?: AsideWork;
  /** Work that may take as long as it takes. */
  patient?: boolean;
  /** Told when a connection breaks that nobody waits for. */
  onTrouble?: (error: Error) => void;
}

/** What is set for a connection; what is looked up in texts, is looked up in their index. */
function settingsOf({ readOnly = false, aside }: PostgresOptions): string {
  return [
    '-c synchronous_commit=on',
    ...(readOnly ? ['-c default_transaction_read_only=on'] : []),
    // PostgreSQL does not know what it costs to unpack each text, and would rather go through all.
    ...(aside === 'texts' ? ['-c enable_seqscan=off'] : []),
  ].join(' ');
}

/** Where an address leads, without its account and password. */
export function postgresPlace(url: string): string {
  const { host, port } = new Client({ connectionString: url });
  return `${host}:${port}`;
}

/** A PostgreSQL server; a write is acknowledged when it is on its disk. */
export function postgres(url: string, options: PostgresOptions = {}): DatabaseDialect {
  const { patient = false, onTrouble = () => undefined } = options;
  const { most, statementMs } = options.aside ? ASIDE : USUAL;
  const pool = new Pool({
    connectionString: url,
    application_name: 'bank-soal',
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: patient ? 0 : statementMs,
    idle_in_transaction_session_timeout: patient ? 0 : IDLE_MS,
    query_timeout: patient ? 0 : statementMs + SILENCE_MS,
    keepAlive: true,
    options: settingsOf(options),
    types: { getTypeParser },
  });
  // An error event that nobody hears ends the process: the pool has those of idle connections, the
  // connections themselves those between two queries.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kysely: new PostgresDialect({ pool: adapt(pool) }),
    shared: true,
    commits: undefined,
    aside: (aside) => postgres(url, { ...options, aside, readOnly: true }),
    types: { integer: 'bigint', text: sql`text collate "C"`, bytes: 'bytea' },
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    containsAny,
    search: postgresSearch,
    questions: postgresQuestions,
    texts: postgresTexts,
    rowLock: (lock, table) =>
      table === undefined
        ? sql`for ${sql.raw(lock)}`
        : sql`for ${sql.raw(lock)} of ${sql.table(table)}`,
    alone: async (transaction, what) => {
      const key = what === undefined ? sql.lit(ALONE) : sql`hashtextextended(${what}, 0)`;
      await sql`select pg_advisory_xact_lock(${key})`.execute(transaction);
    },
    oneServer,
    unlessBusy,
    isConflict,
    insertRows: insertAsJson,
    refill: refillPostgres,
    problems,
    bytes,
    lastId,
    setLastId,
  };
}
