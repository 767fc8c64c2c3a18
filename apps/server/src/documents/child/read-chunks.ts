import { open } from 'node:fs/promises';

const CHUNK_BYTES = 128 * 1024;

/** A file piece by piece, in one piece of memory: each is gone when the next is read. */
export async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
