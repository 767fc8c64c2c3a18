import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** A file on the disk, as a finished upload. */
export async function receivedFile(path: string) {
  const { size } = await stat(path);
  // A pipe has no bytes that could be read ahead.
  const bytes = size > 0 ? await readFile(path) : Buffer.from(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, size, sha256 };
}
