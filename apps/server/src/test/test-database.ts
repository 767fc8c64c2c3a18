import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { inject, it } from 'vitest';
import type { DatabaseDialect } from '../db/dialect.js';
import { nodeSqlite } from '../db/node-sqlite.js';
import { DATABASE_FILE, type DatabasePlace, openDatabase } from '../db/open-database.js';
import { postgres as openPostgres } from '../db/postgres/connect.js';
import { IN_MEMORY } from '../db/sqlite/connection.js';
import { withDatabase } from './postgres/global-setup.js';
import { bucketEnv } from './s3/test-bucket.js';

const postgres = inject('postgres') as ReturnType<typeof inject<'postgres'>> | undefined;

/** Whether these tests run on PostgreSQL; else on the embedded database. */
export const onPostgres = postgres !== undefined;

/**
 * A test of what only the embedded database has: its file, and no server beside it. The run on
 * PostgreSQL leaves it out.
 */
export const embeddedIt: Pick<typeof it, 'each'> &
  ((name: string, test: () => Promise<void>) => void) =
  postgres === undefined
    ? it
    : Object.assign(() => undefined, {
        each: (() => () => undefined) as unknown as typeof it.each,
      });

const made = new Map<string, Promise<string>>();

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres?.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function make(dataDir: string): Promise<string> {
  if (postgres === undefined) return '';
  const name = postgres.prefix + createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  await administer(`create database ${name} template ${postgres.template}`);
  return withDatabase(postgres.url, name);
}

/** The address of a data folder's database, made on first use. */
export async function databaseUrlOf(dataDir: string): Promise<string | undefined> {
  const place = resolve(dataDir);
  const url = made.get(place) ?? make(place);
  made.set(place, url);
  return (await url) || undefined;
}

/** Environment of a data folder's bank. */
export async function bankEnv(dataDir: string): Promise<Record<string, string>> {
  const url = await databaseUrlOf(dataDir);
  return {
    DATA_DIR: dataDir,
    ...bucketEnv(dataDir),
    ...(url !== undefined && { DATABASE_URL: url }),
  };
}

/** The address of a new database on PostgreSQL without any tables; it goes with the run. */
export async function emptyDatabaseUrl(): Promise<string | undefined> {
  if (postgres === undefined) return undefined;
  const name = `${postgres.prefix}${randomUUID().slice(0, 8)}`;
  await administer(`create database ${name}`);
  return withDatabase(postgres.url, name);
}

let tables: Promise<Buffer> | undefined;

/** The file of an embedded database with the tables, and nothing in them. */
async function makeTables(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-tables-'));
  try {
    await (await openDatabase({ dataDir, databaseUrl: undefined })).destroy();
    return await readFile(join(dataDir, DATABASE_FILE));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Gives a new data folder an embedded database with its tables: made once a worker, and copied. */
export async function copyTables({ dataDir, databaseUrl }: DatabasePlace): Promise<void> {
  if (databaseUrl !== undefined) return;
  tables ??= makeTables();
  await writeFile(join(dataDir, DATABASE_FILE), await tables);
}

/** A database of its own without any tables, as it is before the server first opens it. */
export async function emptyDatabase(): Promise<DatabaseDialect> {
  const url = await emptyDatabaseUrl();
  return url === undefined ? nodeSqlite(IN_MEMORY) : openPostgres(url);
}

/** Forgets a data folder's database. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const place = resolve(dataDir);
  const url = await made.get(place);
  made.delete(place);
  if (url) await administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
}
