import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ZipWriter {
  /** Writes one entry; resolves when its bytes have been taken. */
  add: (name: string, bytes: Bytes, options?: { compress: boolean }) => Promise<void>;
  /** Ends the archive; resolves when its target has all of it. */
  end: () => Promise<void>;
  /** Breaks off; harmless afterwards. */
  abort: (error: Error) => Promise<void>;
}

/** A ZIP that is written entry by entry; whatever fails, its source or its target, ends it. */
export function zipWriter(target: Writable): ZipWriter {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  let failure: Error | undefined;
  const written = pipeline(output, target).catch((error: Error) => {
    failure = error;
    source?.destroy(error);
  });
  zip.on('error', (error: Error) => output.destroy(error));

  return {
    add: async (name, bytes, options) => {
      if (failure !== undefined) throw failure;
      const stream = Readable.from(bytes, { objectMode: false });
      source = stream;
      zip.addReadStreamLazy(name, { compress: true, ...options }, (give) => give(null, stream));
      await finished(stream);
    },
    end: async () => {
      zip.end();
      await written;
      if (failure !== undefined) throw failure;
    },
    abort: async (error) => {
      output.destroy(error);
      await written;
    },
  };
}
