import { type AsideWork, connect, dialectOf } from './dialect.js';
import type { Database, Db } from './schema.js';

/** A further connection to the same database, where a long read delays no other call. */
export interface Beside {
  db: Db;
  close: () => Promise<void>;
}

/** Opens such a way; where there is none, it is the same. */
export function openBeside(db: Db, work: AsideWork): Beside {
  const dialect = dialectOf(db).aside?.(work);
  if (dialect === undefined) return { db, close: async () => undefined };
  const beside = connect<Database>(dialect);
  return { db: beside, close: () => beside.destroy() };
}
