import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type QueryExecutorProvider, SqliteDialect, sql } from 'kysely';
import { type Checkpoints, createCheckpoints } from './checkpoints.js';
import type { DatabaseDialect } from './dialect.js';
import { SeveralSessions, SqliteDriver } from './sqlite-driver.js';
import { sqliteSearch } from './sqlite-search.js';

const STATEMENTS_KEPT = 200;

const BUSY_TIMEOUT_MS = 5000;

/** Memory for pages of the database, in kB: searches read a lot, writes should not pile up. */
const READ_CACHE_KB = 64 * 1024;

/** Rows that are written before the log is emptied, and pages in it before a write does so itself. */
const ROWS_LOGGED = 500;
const MOST_LOGGED = 25_000;

const PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  `PRAGMA wal_autocheckpoint = ${MOST_LOGGED}`,
];

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

const NOTHING = { changes: 0, lastInsertRowid: 0 };

/** Our transactions write: one that only reads at first could not wait for another process's. */
const immediate = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql);

/** node:sqlite in the shape that kysely's SQLite driver expects. */
function adapt(database: DatabaseSync, readOnly: boolean) {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    const statement = database.prepare(readOnly ? sql : immediate(sql));
    statements.set(sql, statement);
    return statement;
  }

  let changed = 0;

  return {
    /** Rows that were written since it was asked last. */
    takeChanged: () => {
      const rows = changed;
      changed = 0;
      return rows;
    },
    close: () => {
      statements.clear();
      database.close();
    },
    prepare: (sql: string) => {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => {
          // A full disk ends a transaction by itself: to say so again would hide the reason.
          if (sql === 'rollback' && !database.isTransaction) return NOTHING;
          const result = statement.run(...values(parameters));
          changed += Number(result.changes);
          return result;
        },
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      };
    },
  };
}

async function problems(db: QueryExecutorProvider): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...keys.rows.map(({ table, rowid }) => `${table} ${rowid}: acuan ke data yang tidak ada`),
  ];
}

async function lastId(db: QueryExecutorProvider, table: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${table}`.execute(db);
  return rows[0]?.seq ?? 0;
}

async function setLastId(db: QueryExecutorProvider, table: string, id: number): Promise<void> {
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
}

/** One connection for writes and one for reads, on a database in a file. */
function connectionsTo(file: string, writer: ReturnType<typeof adapt>): Dialect {
  const reading = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  reading.exec(`PRAGMA cache_size = -${READ_CACHE_KB}`);
  const checkpoints: Checkpoints = createCheckpoints(file);
  let logged = 0;
  const wrote = () => {
    logged += writer.takeChanged();
    if (logged < ROWS_LOGGED) return;
    logged = 0;
    checkpoints.ask();
  };
  const close = () => {
    checkpoints.stop();
    writer.close();
  };
  const kysely = new SqliteDialect({ database: writer });
  return {
    createAdapter: () => new SeveralSessions(),
    createIntrospector: (db) => kysely.createIntrospector(db),
    createQueryCompiler: () => kysely.createQueryCompiler(),
    createDriver: () => new SqliteDriver({ ...writer, close }, adapt(reading, true), wrote),
  };
}

/** The embedded database in one file; every committed write is on the disk. */
export function nodeSqlite(file: string, { readOnly = false } = {}): DatabaseDialect {
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
  if (!readOnly) for (const pragma of PRAGMAS) database.exec(pragma);
  const adapted = adapt(database, readOnly);
  const isAlone = readOnly || file === ':memory:';
  return {
    kysely: isAlone ? new SqliteDialect({ database: adapted }) : connectionsTo(file, adapted),
    shared: false,
    types: { integer: 'integer', text: 'text' },
    idColumn: (column) => column.primaryKey().autoIncrement(),
    contains: (column, part) => sql`instr(${sql.ref(column)}, ${part}) > 0`,
    search: sqliteSearch,
    // One transaction at a time, and one server: there are no others.
    rowLock: () => sql``,
    alone: async () => undefined,
    oneServer: (db, work) => work(db),
    unlessBusy: async (_, work) => {
      await work();
      return true;
    },
    isConflict: () => false,
    problems,
    lastId,
    setLastId,
  };
}
