import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import { appliedMigrations } from '../db/migrate.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import type { FileStore } from '../storage/file-store.js';
import {
  BACKED_UP_TABLES,
  type BackedUpTable,
  FILES_PREFIX,
  MANIFEST_ENTRY,
  type RowsManifest,
  tableEntry,
} from './backup-format.js';
import { type Row, tableRows } from './table-rows.js';
import { type ZipWriter, zipWriter } from './zip-writer.js';

type Tables = Pick<RowsManifest, 'schema' | 'tables'>;
type Contents = Pick<RowsManifest, 'files' | 'missing' | 'damaged'>;

async function addTable(
  zip: ZipWriter,
  db: DbOrTransaction,
  table: BackedUpTable,
  see: (rows: readonly Row[]) => void,
) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines() {
    for await (const batch of tableRows(db, table)) {
      see(batch);
      rows += batch.length;
      const text = Buffer.from(batch.map((row) => `${JSON.stringify(row)}\n`).join(''));
      hash.update(text);
      yield text;
    }
  }
  await zip.add(tableEntry(table), lines());
  return { rows, sha256: hash.digest('hex'), lastId: await dialectOf(db).lastId(db, table) };
}

/** All rows as they were at one moment, whatever is written meanwhile; and what contents they name. */
async function addTables(zip: ZipWriter, db: Db): Promise<Tables & { named: Set<string> }> {
  const named = new Set<string>();
  const noteFiles = (rows: readonly Row[]) => {
    for (const { sha256 } of rows) named.add(String(sha256));
  };
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (transaction) => {
    const schema = await appliedMigrations(transaction as unknown as Kysely<unknown>);
    const tables: RowsManifest['tables'] = {};
    for (const table of BACKED_UP_TABLES) {
      const see = table === 'files' || table === 'images' ? noteFiles : () => undefined;
      tables[table] = await addTable(zip, transaction, table, see);
    }
    return { schema, tables, named };
  });
}

/** Contents are packed already, or too many to be packed twice. */
const asIs = { compress: false } as const;

async function addContents(
  zip: ZipWriter,
  store: FileStore,
  named: ReadonlySet<string>,
): Promise<Contents> {
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const sha256 of [...named].toSorted()) {
    const hash = createHash('sha256');
    const open = await store.read(sha256).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      missing.push(sha256);
    });
    if (!open) continue;
    async function* hashed(bytes: AsyncIterable<Buffer>) {
      for await (const chunk of bytes) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await zip.add(FILES_PREFIX + sha256, hashed(open), asIs);
    if (hash.digest('hex') !== sha256) damaged.push(sha256);
  }
  return { files: named.size - missing.length, missing, damaged };
}

const LEFT_THERE = { files: 0, missing: [], damaged: [], rowsOnly: true };

/**
 * Writes the whole bank: its rows, then the contents that they name, then what must be found again.
 * An archive without its end is none.
 *
 * @param store undefined: contents stay where they are, and the archive is for this bank alone
 */
export async function writeBackup(
  db: Db,
  store: FileStore | undefined,
  target: Writable,
  createdAt: Date,
): Promise<RowsManifest> {
  const zip = zipWriter(target);
  try {
    const { named, ...tables } = await addTables(zip, db);
    const contents = store ? await addContents(zip, store, named) : LEFT_THERE;
    const about = { format: 2, createdAt: createdAt.toISOString() } as const;
    const manifest: RowsManifest = { ...about, ...tables, ...contents };
    await zip.add(MANIFEST_ENTRY, [Buffer.from(JSON.stringify(manifest))]);
    await zip.end();
    return manifest;
  } catch (error) {
    await zip.abort(error as Error);
    throw error;
  }
}
