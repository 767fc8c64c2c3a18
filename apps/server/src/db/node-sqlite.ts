import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type QueryExecutorProvider, SqliteDialect, sql } from 'kysely';
import type { DatabaseDialect } from './dialect.js';
import { sqliteSearch } from './sqlite-search.js';

const STATEMENTS_KEPT = 200;

const BUSY_TIMEOUT_MS = 5000;

const PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
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

  return {
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
          return statement.run(...values(parameters));
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

/** The embedded database in one file; every committed write is on the disk. */
export function nodeSqlite(file: string, { readOnly = false } = {}): DatabaseDialect {
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
  if (!readOnly) for (const pragma of PRAGMAS) database.exec(pragma);
  return {
    kysely: new SqliteDialect({ database: adapt(database, readOnly) }),
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
