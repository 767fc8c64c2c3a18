import { createHash } from 'node:crypto';
import type { DbOrTransaction } from '../db/schema.js';
import type { FileStore } from '../files/file-store.js';

/** What does not fit together in a bank; all lists are empty in a sound one. */
export interface StoreProblems {
  /** Files whose bytes are not there. */
  missing: { id: number; setId: number; name: string; sha256: string }[];
  /** Files whose bytes are not those that were stored. */
  damaged: { id: number; setId: number; name: string; sha256: string }[];
  /** Contents that no file names: harmless, and gone after the next start. */
  orphans: string[];
}

/** Files read from the database at a time. */
const BATCH = 1000;

/** The size of a content in bytes; what is wrong with it otherwise. */
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

/** Holds every file against its bytes, and every content against the files; changes nothing. */
export async function verifyStore(db: DbOrTransaction, store: FileStore): Promise<StoreProblems> {
  const problems: StoreProblems = { missing: [], damaged: [], orphans: [] };
  const contents = new Map<string, Measured>();
  for (let last = 0; ; ) {
    const rows = await filesAfter(db, last);
    for (const { size, ...file } of rows) {
      last = file.id;
      const found = contents.get(file.sha256) ?? (await measure(store, file.sha256));
      contents.set(file.sha256, found);
      if (found === 'missing') problems.missing.push(file);
      else if (found !== size) problems.damaged.push(file);
    }
    if (rows.length < BATCH) break;
  }
  for await (const sha256 of store.list()) {
    if (!contents.has(sha256)) problems.orphans.push(sha256);
  }
  return problems;
}
