import type { Readable } from 'node:stream';

/** Bytes that were stored, named by their content. */
export interface StoredContent {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A content that has arrived, and that nobody sees until it is stored. */
export interface ReceivedContent {
  /** Their name. */
  sha256: string;
  /** Bytes. */
  size: number;
  /** A file on this machine with the content, until it is stored or discarded. */
  path: string;
  /** Puts them into the store; when it returns the store has them for good. */
  store: () => Promise<void>;
  /** Discards a content that was not stored; harmless afterwards. */
  discard: () => Promise<void>;
}

/** First and last byte, both counted in. */
export interface ByteSpan {
  start: number;
  end: number;
}

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Store of the files' contents, each once. A store that cannot be reached rejects with StoreUnavailable, a
 * content that is not there with the code ENOENT.
 */
export interface FileStore {
  /** Takes bytes in; leaves nothing when they break off. */
  receive: (bytes: Bytes) => Promise<ReceivedContent>;
  /** Stores bytes. */
  put: (bytes: Bytes) => Promise<StoredContent>;
  /** Opens the content for reading, whole or in part; rejects when it is missing. */
  read: (sha256: string, span?: ByteSpan) => Promise<Readable>;
  /** Whether the content is there, without reading it. */
  has: (sha256: string) => Promise<boolean>;
  /** A file on this machine with the content, for other processes to read. */
  localPath: (sha256: string) => Promise<string>;
  /** Forgets the content; harmless when it is not there. */
  remove: (sha256: string) => Promise<void>;
  /** The names of all stored contents. */
  list: () => AsyncIterable<string>;
  /** Drops what a crash left unfinished; only for the one process that writes. */
  tidy: () => Promise<void>;
  /** Rejects when the store cannot be used. */
  check: () => Promise<void>;
}
