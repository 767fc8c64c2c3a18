import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../db/schema.js';
import type { FileStore } from '../storage/file-store.js';

/** A thing whose content is in the store. */
export interface StoredThing {
  id: number;
  /** Null for a picture of a question, which has no name either. */
  setId: number | null;
  name: string;
  sha256: string;
}

/** Inconsistencies of a bank; all lists are empty in a sound one. */
export interface StoreProblems {
  /** Files and pictures whose bytes are not there. */
  missing: StoredThing[];
  /** Things with a damaged content. */
  damaged: StoredThing[];
  /** Contents that nothing names: harmless, and gone after the next start. */
  orphans: string[];
}

/** Rows read from the database at a time. */
const BATCH = 1000;

/** The size of a content in bytes, or its problem. */
type Measured = number | 'missing' | 'damaged';

async function measure(store: FileStore, sha256: string): Promise<Measured> {
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await store.read(sha256)) {
      hash.update(chunk as Buffer);
      size += (chunk as Buffer).byteLength;
    }
    return hash.digest('hex') === sha256 ? size : 'damaged';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    throw error;
  }
}

function filesAfter(db: DbOrTransaction, id: number) {
  return db
    .selectFrom('files')
    .select(['id', 'question_set_id as setId', 'name', 'sha256', 'size'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

function imagesAfter(db: DbOrTransaction, id: number) {
  return db
    .selectFrom('images')
    .select(['id', sql.lit(null).as('setId'), sql.lit('').as('name'), 'sha256', 'size'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/**
 * Compares every file and picture with its content, and every content with them; changes nothing.
 *
 * @param hasImages false for a database of a version that had no pictures
 */
export async function verifyStore(
  db: DbOrTransaction,
  store: FileStore,
  hasImages = true,
): Promise<StoreProblems> {
  const problems: StoreProblems = { missing: [], damaged: [], orphans: [] };
  const contents = new Map<string, Measured>();
  const pages: ((
    db: DbOrTransaction,
    id: number,
  ) => Promise<(StoredThing & { size: number })[]>)[] = hasImages
    ? [filesAfter, imagesAfter]
    : [filesAfter];
  for (const rowsAfter of pages) {
    for (let last = 0; ; ) {
      const rows = await rowsAfter(db, last);
      for (const { size, ...thing } of rows) {
        last = thing.id;
        const found = contents.get(thing.sha256) ?? (await measure(store, thing.sha256));
        contents.set(thing.sha256, found);
        if (found === 'missing') problems.missing.push(thing);
        else if (found !== size) problems.damaged.push(thing);
      }
      if (rows.length < BATCH) break;
    }
  }
  for await (const sha256 of store.list()) {
    if (!contents.has(sha256)) problems.orphans.push(sha256);
  }
  return problems;
}
