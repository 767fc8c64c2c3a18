import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../storage/file-store.js';

/** Something in an archive. */
export interface ZipEntry {
  /** Its path in there; no two have the same. */
  place: string;
  /** When it was made. */
  at: string;
  /** How hard it is packed, 0 to 9. */
  level: number;
  /** Bytes of the store, or a stream that is written while it is read. */
  content: { sha256: string; size: number } | (() => AsyncIterable<string>);
}

/** A ZIP that is written as it is read: never more than a piece of it in memory. */
export function zipStream(store: Pick<FileStore, 'read'>, entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;

  const fail = (error: Error) => {
    current?.destroy();
    output.destroy(error);
  };
  const open = async (content: ZipEntry['content']) => {
    current =
      typeof content === 'function'
        ? Readable.from(content(), { objectMode: false })
        : await store.read(content.sha256);
    current.once('error', fail);
    if (output.destroyed) current.destroy();
    return current;
  };
  zip.on('error', fail);
  // A client that leaves must not leave a file open.
  output.once('close', () => current?.destroy());
  for (const { place, at, level, content } of entries) {
    const options = {
      mtime: new Date(at),
      compressionLevel: level,
      ...(typeof content !== 'function' && { size: content.size }),
    };
    zip.addReadStreamLazy(place, options, (give) => {
      open(content).then((stream) => give(null, stream), fail);
    });
  }
  zip.end();
  return output;
}
