import type { DatabaseSync } from 'node:sqlite';
import {
  type Dialect,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  SqliteDialect,
  sql,
} from 'kysely';
import { type Checkpoints, createCheckpoints } from './checkpoints.js';
import type { DatabaseDialect } from './dialect.js';
import { QUESTION_SEARCH_COLUMNS, type QuestionIndex } from './search-index.js';
import { sqliteAside } from './sqlite/aside.js';
import {
  adapt,
  IN_MEMORY,
  openForReading,
  openForWriting,
  run,
  type SqliteConnection,
} from './sqlite/connection.js';
import { SeveralSessions, SqliteDriver } from './sqlite/driver.js';
import { sqliteSearch } from './sqlite/search.js';
import { sqliteTexts } from './sqlite/texts.js';
import { sqliteTrigrams } from './sqlite/trigrams.js';

const TRIGRAMS = sqliteTrigrams('questions', 'question_search', QUESTION_SEARCH_COLUMNS);

/** By FTS5, as sets are. */
const sqliteQuestions: QuestionIndex = {
  make: async (db) => {
    for (const statement of TRIGRAMS.statements) await sql.raw(statement).execute(db);
  },
  narrow: TRIGRAMS.narrow,
};

/** Memory for pages of the database, in kB: searches read a lot, writes should not pile up. */
const LARGE_CACHE_KB = 64 * 1024;
/** Reads by number need less. */
const READER_CACHE_KB = 16 * 1024;
/** Each connection that looks through all sets may keep the index of a hundred thousand. */
const ASIDE_CACHE_KB = 40 * 1024;

/** Rows that are written before the log is emptied. */
const ROWS_LOGGED = 500;

async function problems(db: QueryExecutorProvider): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...keys.rows.map(({ table, rowid }) => `${table} ${rowid}: acuan ke data yang tidak ada`),
  ];
}

async function bytes(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
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

/** For fewer texts it costs less to compare each than to call for all of them. */
const MANY_TEXTS = 5;

function containsAny(column: string, parts: readonly string[]): RawBuilder<SqlBool> {
  if (parts.length >= MANY_TEXTS) {
    return sql`contains_any(${sql.ref(column)}, ${JSON.stringify(parts)})`;
  }
  const found = parts.map((part) => sql`instr(${sql.ref(column)}, ${part}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/**
 * Commits of other processes are looked up after so many milliseconds: the look takes a fifth of a signed-in
 * viewer's call. Their commands take longer to end.
 */
const HEARS_EVERY_MS = 20;

/**
 * Detects commits. It asks a read-only connection, since a connection does not count its own: all writes are
 * another's. Our own writes are noted at once.
 */
function commitsSeenBy(reading: DatabaseSync) {
  const version = reading.prepare('PRAGMA data_version');
  let known: number | undefined;
  let until = 0;
  return {
    wrote: () => {
      known = undefined;
    },
    now: (): number => {
      const at = performance.now();
      if (known !== undefined && at < until) return known;
      known = Number(version.get()?.['data_version']);
      until = at + HEARS_EVERY_MS;
      return known;
    },
  };
}

/** A connection for writes and one for reads, which sees the commits of others. */
function connectionsTo(file: string, writer: SqliteConnection) {
  const reading = openForReading(file);
  reading.exec(`PRAGMA cache_size = -${READER_CACHE_KB}`);
  const reader = adapt(reading, true);
  const checkpoints: Checkpoints = createCheckpoints(file);
  const commits = commitsSeenBy(reading);
  let logged = 0;
  const wrote = () => {
    logged += writer.takeChanged();
    if (logged < ROWS_LOGGED) return;
    logged = 0;
    checkpoints.ask();
  };
  const close = async () => {
    await checkpoints.stop();
    reader.close();
    writer.close();
  };
  const kysely = new SqliteDialect({ database: writer });
  const dialect: Dialect = {
    createAdapter: () => new SeveralSessions(),
    createIntrospector: (db) => kysely.createIntrospector(db),
    createQueryCompiler: () => kysely.createQueryCompiler(),
    createDriver: () =>
      new SqliteDriver({
        write: (query) => {
          commits.wrote();
          return run(writer, query);
        },
        read: (query) => run(reader, query),
        wrote,
        close,
      }),
  };
  return { kysely: dialect, commits: commits.now };
}

interface SqliteOptions {
  readOnly?: boolean;
  /** Writes a whole bank in one transaction: pages stay in memory until they are full. */
  fills?: boolean;
}

/** The embedded database in one file; every committed write is on the disk. */
export function nodeSqlite(
  file: string,
  { readOnly = false, fills = false }: SqliteOptions = {},
): DatabaseDialect {
  const database = readOnly ? openForReading(file) : openForWriting(file);
  if (fills) database.exec(`PRAGMA cache_size = -${LARGE_CACHE_KB}`);
  const adapted = adapt(database, readOnly);
  const isAlone = readOnly || file === IN_MEMORY;
  const alone = { kysely: new SqliteDialect({ database: adapted }), commits: undefined };
  const dialect: DatabaseDialect = {
    ...(isAlone ? alone : connectionsTo(file, adapted)),
    shared: false,
    aside: undefined,
    types: { integer: 'integer', text: 'text', bytes: 'blob' },
    idColumn: (column) => column.primaryKey().autoIncrement(),
    containsAny,
    jsonText: (column, key) => sql`json_extract(${sql.ref(column)}, ${`$.${key}`})`,
    search: sqliteSearch,
    questions: sqliteQuestions,
    texts: sqliteTexts,
    // One transaction at a time, and one server: there are no others.
    rowLock: () => sql``,
    alone: async () => undefined,
    oneServer: (db, work) => work(db),
    unlessBusy: async (_, __, work) => {
      await work();
      return true;
    },
    isConflict: () => false,
    insertRows: async (db, table, rows) => {
      await db.insertInto(table).values(rows).execute();
    },
    refill: async (_, clear, fill) => {
      await clear();
      await fill();
    },
    problems,
    bytes,
    lastId,
    setLastId,
  };
  if (isAlone) return dialect;
  const aside = { ...dialect, kysely: sqliteAside({ file, cacheKb: ASIDE_CACHE_KB }) };
  return { ...dialect, aside: () => aside };
}
