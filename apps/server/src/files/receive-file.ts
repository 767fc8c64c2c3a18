import { createHash } from 'node:crypto';
import { batchWriter } from './batch-writer.js';
import { beginFile, type PendingFile } from './disk-files.js';
import type { Bytes } from './file-store.js';
import { createHashThread } from './hash-thread.js';

/** So much is hashed quicker than another thread is told of it. */
const SMALL_BYTES = 512 * 1024;

/** How far the other thread lies behind at most: to wake it costs the server time. */
const FOLLOWED_BYTES = 1024 * 1024;

/** One thread for the whole program: hashing is quicker than a disk. */
const thread = createHashThread();

/** A file that has arrived, and is being flushed. */
export interface ArrivedFile {
  file: PendingFile;
  /** Worked out beside the flush. */
  sha256: Promise<string>;
  /** Bytes. */
  size: number;
}

/** Writes bytes into a folder for unfinished files, and names them; leaves nothing when they break off. */
export async function receiveFile(pendingFolder: string, bytes: Bytes): Promise<ArrivedFile> {
  const file = await beginFile(pendingFolder);
  const followed = thread.follow(file.path);
  let reported = 0;
  const writer = batchWriter(file.handle, (written) => {
    if (written < reported + FOLLOWED_BYTES) return;
    reported = written;
    followed.advance(written);
  });
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size <= SMALL_BYTES) hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.end();
    file.flush();
    const sha256 = size <= SMALL_BYTES ? Promise.resolve(hash.digest('hex')) : followed.end(size);
    // Told to whoever wants the name; a file that is refused needs none.
    sha256.catch(() => undefined);
    return { file, sha256, size };
  } catch (error) {
    // Nothing may be on its way to a file that is closed.
    await writer.end().catch(() => undefined);
    followed.drop();
    await file.discard();
    throw error;
  }
}
