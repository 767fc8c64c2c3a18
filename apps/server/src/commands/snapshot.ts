import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import { nodeSqlite } from '../db/node-sqlite.js';
import type { Database, Db } from '../db/schema.js';

/** A copy of the whole database as it was at one moment. */
export interface Snapshot {
  path: string;
  size: number;
  sha256: string;
  /** The contents that its files name. */
  contents: string[];
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function contentsIn(path: string): Promise<string[]> {
  const { kysely: dialect } = nodeSqlite(path, { readOnly: true });
  const copy = new Kysely<Database>({ dialect });
  try {
    const rows = await copy
      .selectFrom('files')
      .select('sha256')
      .distinct()
      .orderBy('sha256')
      .execute();
    return rows.map((row) => row.sha256);
  } finally {
    await copy.destroy();
  }
}

/** Copies the database to a new file; others may go on writing meanwhile. */
export async function takeSnapshot(db: Db, path: string): Promise<Snapshot> {
  await rm(path, { force: true });
  await sql`vacuum into ${sql.lit(path)}`.execute(db);
  return {
    path,
    size: (await stat(path)).size,
    sha256: await sha256Of(path),
    contents: await contentsIn(path),
  };
}
