import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { connect, type DatabaseDialect } from '../db/dialect.js';
import { migrate } from '../db/migrate.js';
import { migrations } from '../db/migrations/index.js';
import { nodeSqlite } from '../db/node-sqlite.js';
import type { Database, Db } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';
import { type Archive, broken, tooNew } from './archive.js';
import { BACKED_UP_TABLES, DATABASE_ENTRY, type RowsManifest } from './backup-format.js';
import { readTable } from './read-table.js';
import { clearTables, insertRows } from './table-rows.js';

/** Makes the tables as they were for the backup, and fills them. */
async function loadRows(
  db: Db,
  dialect: DatabaseDialect,
  archive: Archive,
  { schema, tables }: RowsManifest,
): Promise<void> {
  const steps = migrations.filter(({ name }) => schema.includes(name));
  if (steps.length < schema.length) throw tooNew();
  await migrate(db as unknown as Kysely<unknown>, dialect, steps);
  const known = BACKED_UP_TABLES.filter((table) => tables[table] !== undefined);
  await db.transaction().execute(async (transaction) => {
    // A migration may have put samples there: the backup has them as its bank had them.
    await clearTables(transaction, known);
    for (const table of known) {
      const expected = tables[table];
      if (expected === undefined) continue;
      for await (const rows of readTable(archive, table, expected)) {
        await insertRows(transaction, table, rows);
      }
      const last = await dialect.lastId(transaction, table);
      if (expected.lastId > last) await dialect.setLastId(transaction, table, expected.lastId);
    }
  });
}

async function unpackDatabase(archive: Archive, path: string, sha256: string): Promise<void> {
  await pipeline(archive.read(DATABASE_ENTRY), createWriteStream(path, { mode: 0o600 }));
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256) throw broken();
}

const isFullDisk = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC' ||
  (error as { errcode?: number }).errcode === 13;

/**
 * Puts a backup's rows into an embedded database of their own, brought up to this version: errors in them
 * show before anything else is touched.
 *
 * @throws OperatorError when they are not what the backup says
 */
export async function stageRows(archive: Archive, path: string): Promise<Db> {
  const { manifest } = archive;
  if (manifest.format === 1) await unpackDatabase(archive, path, manifest.database.sha256);
  const dialect = nodeSqlite(path, { fills: true });
  const db = connect<Database>(dialect);
  try {
    if (manifest.format === 2) await loadRows(db, dialect, archive, manifest);
    await migrate(db as unknown as Kysely<unknown>, dialect);
    if ((await dialect.problems(db)).length > 0) throw broken();
    return db;
  } catch (error) {
    await db.destroy();
    if (error instanceof OperatorError || isFullDisk(error)) throw error;
    throw broken();
  }
}
