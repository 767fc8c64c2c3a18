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

/** The hash and size of a content as they are now; undefined when it is not there. */
async function measure(store: FileStore, sha256: string) {
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await store.read(sha256)) {
      hash.update(chunk as Buffer);
      size += (chunk as Buffer).byteLength;
    }
    return { sha256: hash.digest('hex'), size };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Holds every file against its bytes, and every content against the files; changes nothing. */
export async function verifyStore(db: DbOrTransaction, store: FileStore): Promise<StoreProblems> {
  const problems: StoreProblems = { missing: [], damaged: [], orphans: [] };
  const named = new Set<string>();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'question_set_id as setId', 'name', 'sha256', 'size'])
    .orderBy('id')
    .execute();
  for (const { size, ...file } of rows) {
    named.add(file.sha256);
    const found = await measure(store, file.sha256);
    if (found === undefined) problems.missing.push(file);
    else if (found.sha256 !== file.sha256 || found.size !== size) problems.damaged.push(file);
  }
  for await (const sha256 of store.list()) if (!named.has(sha256)) problems.orphans.push(sha256);
  return problems;
}
