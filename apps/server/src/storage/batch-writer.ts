import type { FileHandle } from 'node:fs/promises';

/** How much is written at once: a call for every piece from the network costs more than its bytes. */
const BATCH_BYTES = 512 * 1024;

export interface BatchWriter {
  /** Takes a piece; waits only when the batch before is still being written. */
  write: (piece: Uint8Array) => Promise<void> | undefined;
  /** Writes what is left, and waits for all of it. Needed after a failure, too: then it rejects. */
  end: () => Promise<void>;
}

async function writeAll(
  handle: FileHandle,
  pieces: readonly Uint8Array[],
  whole: number,
): Promise<void> {
  const { bytesWritten } = await handle.writev(pieces);
  // A disk that fills up takes a part; the rest then fails with the reason.
  if (bytesWritten < whole) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}

/** Writes pieces in large batches, one of them on its way while the next one gathers. */
export function batchWriter(handle: FileHandle): BatchWriter {
  let batch: Uint8Array[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    const pieces = batch;
    const length = size;
    batch = [];
    size = 0;
    await writing;
    writing = writeAll(handle, pieces, length);
    // The next caller that waits reports its failure.
    writing.catch(() => undefined);
  }

  return {
    write: (piece) => {
      batch.push(piece);
      size += piece.byteLength;
      return size < BATCH_BYTES ? undefined : send();
    },
    end: async () => {
      if (size > 0) await send();
      await writing;
    },
  };
}
