import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../db/open-database.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** Database that every test of this run shares. */
export interface TestPostgres {
  /** An address with the right to make databases. */
  url: string;
  /** The database that the others are copies of: the tables, and nothing in them. */
  template: string;
  /** How the names of this run's databases begin. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function server(): Promise<{ url: string; remove: () => Promise<void> }> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) return { url, remove: async () => undefined };
  const embedded = await startEmbeddedPostgres();
  // The runner of all tests looks for this sentence.
  if (typeof embedded === 'string') throw new Error(`PostgreSQL tests skipped: ${embedded}`);
  return embedded;
}

async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
}

/** One server for the whole run, and a database with the tables that tests' own are copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await server();
  const prefix = `bank_soal_test_${randomUUID().slice(0, 8)}_`;
  const template = `${prefix}template`;
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`create database ${template}`);
  const db = await openDatabase({ dataDir: '', databaseUrl: withDatabase(url, template) });
  await db.destroy();
  project.provide('postgres', { url, template, prefix });
  return async () => {
    await dropAll(client, prefix);
    await client.end();
    await remove();
  };
}
