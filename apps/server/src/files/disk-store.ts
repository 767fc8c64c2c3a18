import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beginFile, makeFolder } from './disk-files.js';
import type { FileStore } from './file-store.js';

const SHA256 = /^[0-9a-f]{64}$/;

/** Files in a folder, sharded by the first bytes of their content's hash. */
export async function diskStore(folder: string): Promise<FileStore> {
  const pending = join(folder, 'pending');
  await rm(pending, { recursive: true, force: true });
  await makeFolder(pending);

  const placeOf = (sha256: string) => {
    if (!SHA256.test(sha256)) throw new Error('Not a SHA-256 name');
    return join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  };

  return {
    put: async (bytes) => {
      const file = await beginFile(pending);
      try {
        const hash = createHash('sha256');
        let size = 0;
        for await (const chunk of bytes) {
          hash.update(chunk);
          size += chunk.byteLength;
          await file.handle.writeFile(chunk);
        }
        const sha256 = hash.digest('hex');
        await file.commit(placeOf(sha256));
        return { sha256, size };
      } finally {
        await file.discard();
      }
    },
    read: async (sha256, span) => {
      // Opened before the answer begins, so that a missing file can still be refused.
      const handle = await open(placeOf(sha256), 'r');
      return createReadStream('', { fd: handle, ...span });
    },
    localPath: async (sha256) => {
      const place = placeOf(sha256);
      await access(place, constants.R_OK);
      return place;
    },
    check: () => access(pending, constants.W_OK),
  };
}
