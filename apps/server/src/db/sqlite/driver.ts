import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
} from 'kysely';
import type { Run } from '../query-thread.js';
import type { Query } from './connection.js';

/** A raw query that changes nothing. */
const READS = /^\s*select\b/i;

/** One by one, in the order in which they came. */
function createQueue() {
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

const command = (sql: string): Query => ({ sql, parameters: [] });

/** The connections to one database. */
export interface SqliteConnections {
  write: Run;
  read: Run;
  /** Called after every write outside of a transaction, and after every transaction. */
  wrote: () => void;
  close: () => Promise<void>;
}

/** Queries of one caller, in a transaction or without one. */
class Session implements DatabaseConnection {
  /** Releases the write lock of its transaction. */
  leave: (() => void) | undefined;

  constructor(private readonly driver: SqliteDriver) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { write, read, wrote } = this.driver.connections;
    if (this.leave !== undefined) return (await write(query)) as QueryResult<R>;
    if (READS.test(query.sql)) return (await read(query)) as QueryResult<R>;
    const leave = await this.driver.enter();
    try {
      return (await write(query)) as QueryResult<R>;
    } finally {
      leave();
      wrote();
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
 * Writes run one after the other. Reads have a connection of their own: they see the last commit, and wait
 * for no transaction, however long it takes.
 */
export class SqliteDriver implements Driver {
  readonly enter = createQueue();

  constructor(readonly connections: SqliteConnections) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(session: Session): Promise<void> {
    const leave = await this.enter();
    try {
      await this.connections.write(command('begin'));
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

  /** A commit that fails is followed by a rollback, which releases the lock. */
  async #end(session: Session, how: 'commit' | 'rollback'): Promise<void> {
    let hasEnded = how === 'rollback';
    try {
      if (session.leave !== undefined) await this.connections.write(command(how));
      hasEnded = true;
    } finally {
      if (hasEnded) {
        session.leave?.();
        session.leave = undefined;
        this.connections.wrote();
      }
    }
  }

  async destroy(): Promise<void> {
    const leave = await this.enter();
    await this.connections.close();
    leave();
  }
}
