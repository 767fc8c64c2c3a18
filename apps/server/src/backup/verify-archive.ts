import { createHash } from 'node:crypto';
import { type Archive, broken } from './archive.js';
import { DATABASE_ENTRY } from './backup-format.js';
import { readTable } from './read-table.js';
import { knownLosses } from './restore-contents.js';

async function hashOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Reads all of a backup as a restore does, and changes nothing.
 *
 * @returns how many contents it has
 * @throws OperatorError when its rows or contents are not what it says
 */
export async function verifyArchive(archive: Archive): Promise<number> {
  const { manifest } = archive;
  if (manifest.format === 1) {
    if ((await hashOf(archive.read(DATABASE_ENTRY))) !== manifest.database.sha256) throw broken();
  } else {
    for (const [table, expected] of Object.entries(manifest.tables)) {
      for await (const _ of readTable(archive, table, expected));
    }
  }
  const losses = knownLosses(archive);
  let files = 0;
  for await (const { sha256, bytes } of archive.contents()) {
    files += 1;
    if ((await hashOf(bytes)) !== sha256 && losses?.has(sha256) === false) throw broken();
  }
  if (manifest.format === 2 && files !== manifest.files) throw broken();
  return files;
}
