import type { Db } from '../db/schema.js';
import type { FileStore } from '../files/file-store.js';
import { type Archive, broken } from './archive.js';
import { tableRows } from './table-rows.js';

/** Contents that the backup itself calls missing or damaged; an earlier one does not say. */
function knownLosses({ manifest }: Archive): ReadonlySet<string> | undefined {
  return manifest.format === 1 ? undefined : new Set([...manifest.missing, ...manifest.damaged]);
}

/**
 * Puts every content of a backup into the store.
 *
 * @param put told of each content as it is there
 * @throws OperatorError when the bytes of one are not those that were backed up
 */
export async function restoreContents(
  archive: Archive,
  store: FileStore,
  put: (sha256: string) => void,
): Promise<void> {
  const losses = knownLosses(archive);
  for await (const { sha256, bytes } of archive.contents()) {
    const stored = await store.put(bytes);
    put(stored.sha256);
    if (stored.sha256 !== sha256 && losses?.has(sha256) === false) throw broken();
  }
}

/**
 * The files whose contents the backup did not have.
 *
 * @throws OperatorError when it should have had them
 */
export async function lostFiles(staged: Db, archive: Archive, kept: ReadonlySet<string>) {
  const losses = knownLosses(archive);
  const lost: { id: number; setId: number; name: string; sha256: string }[] = [];
  for await (const rows of tableRows(staged, 'files')) {
    for (const { id, question_set_id, name, sha256 } of rows) {
      const content = String(sha256);
      if (kept.has(content)) continue;
      if (losses?.has(content) === false) throw broken();
      lost.push({ id, setId: Number(question_set_id), name: String(name), sha256: content });
    }
  }
  return lost;
}
