import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
} from 'kysely';

/** A raw query that changes nothing. */
const READS = /^\s*select\b/i;

/** One by one, in the order in which they came. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return (): Promise<() => void> => {
    const before = last;
    let leave = () => {};
    last = new Promise((resolve) => {
      leave = resolve;
    });
    return before.then(() => leave);
  };
}

function run(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}

const command = (sql: string) => ({ sql, parameters: [] }) as unknown as CompiledQuery;

/** What one caller asks, in a transaction or without one. */
class Session implements DatabaseConnection {
  /** Ends the transaction's turn. */
  leave: (() => void) | undefined;

  constructor(private readonly driver: SqliteDriver) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader } = this.driver;
    if (this.leave !== undefined) return run(writer, query) as QueryResult<R>;
    if (reader !== undefined && READS.test(query.sql)) return run(reader, query) as QueryResult<R>;
    const leave = await this.driver.enter();
    try {
      return run(writer, query) as QueryResult<R>;
    } finally {
      leave();
      this.driver.wrote();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const { rows } = await this.executeQuery<R>(query);
    for (const row of rows) yield { rows: [row] };
  }
}

/** SQLite as kysely knows it, save that its sessions need not wait for each other. */
export class SeveralSessions extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Writes take turns on one connection. Reads have a connection of their own: they see the last
 * commit, and wait for no transaction, however long it takes.
 */
export class SqliteDriver implements Driver {
  readonly enter = createTurns();

  /**
   * @param reader undefined where there can be only one connection
   * @param wrote told after every write outside of a transaction, and after every transaction
   */
  constructor(
    readonly writer: SqliteDatabase,
    readonly reader: SqliteDatabase | undefined,
    readonly wrote: () => void,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(session: Session): Promise<void> {
    const leave = await this.enter();
    try {
      run(this.writer, command('begin'));
      session.leave = leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  commitTransaction(session: Session): Promise<void> {
    return this.#end(session, 'commit');
  }

  rollbackTransaction(session: Session): Promise<void> {
    return this.#end(session, 'rollback');
  }

  /** A commit that fails is followed by a rollback, which ends the turn. */
  async #end(session: Session, how: 'commit' | 'rollback'): Promise<void> {
    let hasEnded = how === 'rollback';
    try {
      run(this.writer, command(how));
      hasEnded = true;
    } finally {
      if (hasEnded) {
        session.leave?.();
        session.leave = undefined;
        this.wrote();
      }
    }
  }

  async destroy(): Promise<void> {
    const leave = await this.enter();
    this.reader?.close();
    this.writer.close();
    leave();
  }
}
