import type { Db } from '../db/schema.js';
import type { StoredThing } from '../files/verify-store.js';
import type { Bytes, FileStore } from '../storage/file-store.js';
import { storeReceived } from '../storage/store-received.js';
import { type Archive, broken } from './archive.js';
import { tableRows } from './table-rows.js';

/** Contents that the backup itself calls missing or damaged; an earlier one does not say. */
export function knownLosses({ manifest }: Archive): ReadonlySet<string> | undefined {
  return manifest.format === 1 ? undefined : new Set([...manifest.missing, ...manifest.damaged]);
}

async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return false;
  return true;
}

/** Stores a content, and returns whether the store had none of its name. */
async function putOne(store: FileStore, bytes: Bytes, wasEmpty: boolean) {
  const received = await store.receive(bytes);
  const isNew = wasEmpty || !(await store.has(received.sha256));
  return { ...(await storeReceived(received)), isNew };
}

/**
 * Puts every content of a backup into the store, which may be that of another bank, too.
 *
 * @param put called for each content that is there, and whether it was not there before
 * @throws OperatorError when the bytes of one are not those that were backed up
 */
export async function restoreContents(
  archive: Archive,
  store: FileStore,
  put: (sha256: string, isNew: boolean) => void,
): Promise<void> {
  const losses = knownLosses(archive);
  const wasEmpty = await isEmpty(store);
  for await (const { sha256, bytes } of archive.contents()) {
    const stored = await putOne(store, bytes, wasEmpty);
    put(stored.sha256, stored.isNew);
    if (stored.sha256 !== sha256 && losses?.has(sha256) === false) throw broken();
  }
}

/** Whether contents are to be found in the bank's own store. */
const isRowsOnly = ({ manifest }: Archive) => manifest.format === 2 && manifest.rowsOnly === true;

/**
 * The files and pictures whose contents neither the backup had nor, where it has rows alone, the store.
 *
 * @throws OperatorError when the backup should have had them
 */
export async function lostFiles(
  staged: Db,
  archive: Archive,
  store: FileStore,
  stored: ReadonlySet<string>,
): Promise<StoredThing[]> {
  const there = new Set(stored);
  // All names at once: a request to the bucket for each takes minutes.
  if (isRowsOnly(archive)) for await (const sha256 of store.list()) there.add(sha256);
  const losses = isRowsOnly(archive) ? undefined : knownLosses(archive);
  const lost: StoredThing[] = [];
  const note = (thing: StoredThing) => {
    if (there.has(thing.sha256)) return;
    if (losses?.has(thing.sha256) === false) throw broken();
    lost.push(thing);
  };
  for await (const rows of tableRows(staged, 'files')) {
    for (const { id, question_set_id, name, sha256 } of rows) {
      note({ id, setId: Number(question_set_id), name: String(name), sha256: String(sha256) });
    }
  }
  for await (const rows of tableRows(staged, 'images')) {
    for (const { id, sha256 } of rows) note({ id, setId: null, name: '', sha256: String(sha256) });
  }
  return lost;
}
