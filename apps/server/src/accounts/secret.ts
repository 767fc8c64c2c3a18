import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beginFile } from '../storage/disk-files.js';

/** Writes a small file that only the server's own account may read. */
export async function writePrivateFile(
  folder: string,
  name: string,
  text: string,
): Promise<string> {
  const place = join(folder, name);
  const file = await beginFile(join(folder, 'pending'));
  try {
    await file.handle.writeFile(text);
    await file.commit(place);
  } finally {
    await file.discard();
  }
  return place;
}

/** The key that signs tokens: the given one, else one made once and stored in the data folder. */
export async function signingSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  try {
    return (await readFile(join(dataDir, 'jwt-secret'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  await writePrivateFile(dataDir, 'jwt-secret', `${secret}\n`);
  return secret;
}
