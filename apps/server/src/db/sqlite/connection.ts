import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { makePrivate } from '../../storage/keep-private.js';
import { teachContainsAny } from '../contains-any.js';

/** The name by which SQLite keeps a database in no file at all. */
export const IN_MEMORY = ':memory:';

const STATEMENTS_CACHED = 200;

const BUSY_TIMEOUT_MS = 5000;

/** Pages in the log before a write empties it itself. */
const MOST_LOGGED = 25_000;

const PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  `PRAGMA wal_autocheckpoint = ${MOST_LOGGED}`,
];

/** A query of a database. */
export interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** Opens a file to write to it: what is committed is on the disk. */
export function openForWriting(file: string): DatabaseSync {
  // Its log and index take their permissions from it.
  if (file !== IN_MEMORY) makePrivate(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  for (const pragma of PRAGMAS) database.exec(pragma);
  teachContainsAny(database);
  return database;
}

export function openForReading(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  teachContainsAny(database);
  return database;
}

function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

const NOTHING = { changes: 0, lastInsertRowid: 0 };

/** Our transactions write: one that only reads at first could not wait for another process's. */
const immediate = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql);

export type SqliteConnection = ReturnType<typeof adapt>;

/** node:sqlite in the shape that kysely's SQLite driver expects. */
export function adapt(database: DatabaseSync, readOnly: boolean) {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= STATEMENTS_CACHED) statements.clear();
    const statement = database.prepare(readOnly ? sql : immediate(sql));
    statements.set(sql, statement);
    return statement;
  }

  let changed = 0;

  return {
    /** Rows that were written since the last call. */
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

/** Runs one query, its answer as kysely has it. */
export function run(
  { prepare }: Pick<SqliteConnection, 'prepare'>,
  { sql, parameters }: Query,
): QueryResult<unknown> {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}
