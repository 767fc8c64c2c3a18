import { PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import type { AsideWork, DatabaseDialect } from '../dialect.js';
import { adaptPool } from './client.js';
import { containsAny } from './contains.js';
import { isConflict } from './failures.js';
import { alone, oneServer, unlessBusy } from './locks.js';
import { insertAsJson, refillPostgres } from './refill.js';
import { postgresQuestions, postgresSearch } from './search.js';
import { bytes, lastId, problems, setLastId } from './state.js';
import { postgresTexts } from './texts.js';

/** Connections, and how long one waits for a statement there. */
const USUAL = { most: 10, statementMs: 30_000 };
const ASIDE = { most: 3, statementMs: 5000 };
/** How long one waits for a connection, and for a transaction that does nothing. */
const CONNECT_MS = 5000;
const IDLE_MS = 60_000;
/** A server that does not even say that it takes too long is gone so much later. */
const SILENCE_MS = 5000;

const BIGINT = 20;
const NUMERIC = 1700;

/** Counts, sums and ids are numbers here, as everywhere; none comes near 2^53. */
const parseNumber = (text: string) => Number(text);
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT || oid === NUMERIC ? parseNumber : types.getTypeParser(oid, format as 'text');

export interface PostgresOptions {
  readOnly?: boolean;
  /** Reads that may take long, on connections of their own, each for so long at most. */
  aside?: AsideWork;
  /** Work that may take as long as it takes. */
  noTimeouts?: boolean;
  /** Called when an idle connection breaks. */
  onTrouble?: (error: Error) => void;
}

/** Settings of a connection; texts are looked up in their index. */
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
  const { noTimeouts = false, onTrouble = () => undefined } = options;
  const { most, statementMs } = options.aside ? ASIDE : USUAL;
  const pool = new Pool({
    connectionString: url,
    application_name: 'bank-soal',
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: noTimeouts ? 0 : statementMs,
    idle_in_transaction_session_timeout: noTimeouts ? 0 : IDLE_MS,
    query_timeout: noTimeouts ? 0 : statementMs + SILENCE_MS,
    keepAlive: true,
    options: settingsOf(options),
    types: { getTypeParser },
  });
  // An error event without a listener ends the process: the pool has those of idle connections, the connections
  // themselves those between two queries.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kysely: new PostgresDialect({ pool: adaptPool(pool) }),
    shared: true,
    commits: undefined,
    aside: (aside) => postgres(url, { ...options, aside, readOnly: true }),
    types: { integer: 'bigint', text: sql`text collate "C"`, bytes: 'bytea' },
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    containsAny,
    jsonText: (column, key) => sql`(${sql.ref(column)}::jsonb ->> ${key}::text)`,
    search: postgresSearch,
    questions: postgresQuestions,
    texts: postgresTexts,
    rowLock: (lock, table) =>
      table === undefined
        ? sql`for ${sql.raw(lock)}`
        : sql`for ${sql.raw(lock)} of ${sql.table(table)}`,
    alone,
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
