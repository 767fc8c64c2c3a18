import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteDialect,
} from 'kysely';
import { createQueryThread, type QueryThread, type ThreadTask } from '../query-thread.js';
import { SeveralSessions } from './driver.js';

const onlyReads = () => new Error('A connection aside only reads, and has no transactions');

/** Reads of a thread: each sees the last commit. */
class AsideDriver implements Driver, DatabaseConnection {
  constructor(private readonly thread: QueryThread) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return (await this.thread.run(query)) as QueryResult<R>;
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async beginTransaction(): Promise<void> {
    throw onlyReads();
  }

  async commitTransaction(): Promise<void> {
    throw onlyReads();
  }

  async rollbackTransaction(): Promise<void> {
    throw onlyReads();
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.thread.stop();
  }
}

/** The embedded database through a thread that only reads, one query after the other. */
export function sqliteAside(task: ThreadTask): Dialect {
  const kysely = new SqliteDialect({ database: async () => Promise.reject(onlyReads()) });
  return {
    createAdapter: () => new SeveralSessions(),
    createIntrospector: (db) => kysely.createIntrospector(db),
    createQueryCompiler: () => kysely.createQueryCompiler(),
    createDriver: () => new AsideDriver(createQueryThread(task)),
  };
}
