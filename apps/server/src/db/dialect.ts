import {
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type Dialect,
  type DialectAdapter,
  Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { QuestionIndex, SearchIndex } from './search-index.js';
import type { TextIndex } from './text-index.js';

/** Lock on the rows that a transaction has read, until it ends. */
export type RowLock = 'update' | 'share';

/** A row of any table. */
export type PlainRow = Readonly<Record<string, string | number | null>>;

/** Work of connections aside: looking through sets, or through the texts of files. */
export type AsideWork = 'sets' | 'texts';

/** All that one kind of database does differently from another. */
export interface DatabaseDialect {
  kysely: Dialect;
  /** Whether several servers may work on it at the same time. */
  shared: boolean;
  /**
   * A number that is another one after every commit: at once after our own, within milliseconds after another
   * process's. A read at one number stays valid while the number does. Undefined where reading it costs as
   * much as the rows.
   */
  commits: (() => number) | undefined;
  /**
   * The same database through connections that delay no request, for reads that may take long.
   * Undefined where there is no second way to it.
   */
  aside: ((work: AsideWork) => DatabaseDialect) | undefined;
  /** Whole numbers up to 2^53; texts that sort by code point. */
  types: {
    integer: ColumnDataType;
    text: ColumnDataType | RawBuilder<string>;
    bytes: ColumnDataType;
  };
  /** Makes a column the table's own number, never given twice. */
  idColumn: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Whether a column's text contains any of some others, byte for byte; '' is in every text. */
  containsAny: (column: string, parts: readonly string[]) => RawBuilder<SqlBool>;
  /** A text in a JSON column; null where it is not there. */
  jsonText: (column: string, key: string) => RawBuilder<string | null>;
  search: SearchIndex;
  questions: QuestionIndex;
  /** Texts of files. */
  texts: TextIndex;
  /** The end of a query whose rows others must leave alone; `table` names them in a join. */
  rowLock: (lock: RowLock, table?: string) => RawBuilder<unknown>;
  /**
   * Makes every other transaction with the same call wait until this one ends.
   *
   * @param what a name, when it is about one thing of many
   */
  alone: (transaction: QueryExecutorProvider, what?: string) => Promise<void>;
  /** Does work that no other server may do at the same time, on one connection. */
  oneServer: (db: Kysely<unknown>, work: (db: Kysely<unknown>) => Promise<void>) => Promise<void>;
  /** Does one kind of work unless another server is doing it; returns whether it did. */
  unlessBusy: (
    db: Kysely<unknown>,
    kind: 'upkeep' | 'texts',
    work: () => Promise<void>,
  ) => Promise<boolean>;
  /** Whether a transaction failed only because of another one at the same time. */
  isConflict: (error: unknown) => boolean;
  /** Adds many rows at once, each with the columns of the first. */
  insertRows: (
    db: Kysely<Record<string, PlainRow>>,
    table: string,
    rows: readonly PlainRow[],
  ) => Promise<void>;
  /** In a transaction: empties tables, then fills them with all their rows, as quickly as it can. */
  refill: (
    transaction: QueryExecutorProvider,
    clear: () => Promise<void>,
    fill: () => Promise<void>,
  ) => Promise<void>;
  /** Problems that the database itself finds in its data; a line each. */
  problems: (db: QueryExecutorProvider) => Promise<string[]>;
  /** How much it takes on its disk. */
  bytes: (db: QueryExecutorProvider) => Promise<number>;
  /** The highest number that a table has ever given to a row; 0 when it has given none. */
  lastId: (db: QueryExecutorProvider, table: string) => Promise<number>;
  /** Sets that number: the next row gets the one above it. */
  setLastId: (db: QueryExecutorProvider, table: string, id: number) => Promise<void>;
}

const dialects = new WeakMap<DialectAdapter, DatabaseDialect>();

/** A database for queries; `dialectOf` knows its kind from then on. */
export function connect<T>(dialect: DatabaseDialect): Kysely<T> {
  const db = new Kysely<T>({ dialect: dialect.kysely });
  dialects.set(db.getExecutor().adapter, dialect);
  return db;
}

/** Dialect of a query or a transaction. */
export function dialectOf(db: QueryExecutorProvider): DatabaseDialect {
  const dialect = dialects.get(db.getExecutor().adapter);
  if (dialect === undefined) throw new Error('The database was not opened with connect()');
  return dialect;
}

/**
 * For `modifyEnd`: the rows that a transaction reads stay as they are until it ends. 'update' before
 * they are changed, 'share' when what is written rests on them.
 */
export function locked(
  db: QueryExecutorProvider,
  lock: RowLock | undefined,
  table?: string,
): RawBuilder<unknown> {
  return lock === undefined ? sql`` : dialectOf(db).rowLock(lock, table);
}
