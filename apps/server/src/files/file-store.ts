import type { Readable } from 'node:stream';

/** Bytes that were stored, named by their content. */
export interface StoredContent {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** First and last byte, both counted in. */
export interface ByteSpan {
  start: number;
  end: number;
}

/** Where the bytes of files are kept. The same content is kept once. */
export interface FileStore {
  /** Keeps the bytes; when it returns they have reached the disk. */
  put: (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<StoredContent>;
  /** Opens the content for reading, whole or in part; rejects when it is missing. */
  read: (sha256: string, span?: ByteSpan) => Promise<Readable>;
  /** A file on this machine with the content, for other processes to read. */
  localPath: (sha256: string) => Promise<string>;
  /** Rejects when the store cannot be used. */
  check: () => Promise<void>;
}
