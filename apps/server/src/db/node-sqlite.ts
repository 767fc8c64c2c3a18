import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import type { DatabaseDialect } from './dialect.js';

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
function adapt(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    const statement = database.prepare(immediate(sql));
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

/** The embedded database in one file; every committed write is on the disk. */
export function nodeSqlite(file: string, { readOnly = false } = {}): DatabaseDialect {
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
  if (!readOnly) for (const pragma of PRAGMAS) database.exec(pragma);
  return {
    kysely: new SqliteDialect({ database: adapt(database) }),
    idColumn: (column) => column.primaryKey().autoIncrement(),
  };
}
