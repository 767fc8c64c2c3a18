import { createHash } from 'node:crypto';
import { batchWriter } from './batch-writer.js';
import { beginFile, type PendingFile } from './disk-files.js';
import type { Bytes } from './file-store.js';

/** A file that has arrived, and is being flushed. */
export interface ArrivedFile {
  file: PendingFile;
  sha256: string;
  /** Bytes. */
  size: number;
}

/** Writes bytes into a folder for unfinished files, and names them; leaves nothing when they break off. */
export async function receiveFile(pendingFolder: string, bytes: Bytes): Promise<ArrivedFile> {
  const file = await beginFile(pendingFolder);
  const writer = batchWriter(file.handle);
  try {
    // Between two pieces from the network: a piece is hashed in some 40 µs.
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.end();
    file.flush();
    return { file, sha256: hash.digest('hex'), size };
  } catch (error) {
    // Nothing may be on its way to a file that is closed.
    await writer.end().catch(() => undefined);
    await file.discard();
    throw error;
  }
}
