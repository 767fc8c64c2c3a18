import type { FileRow } from '../../db/schema.js';

/** What a content's text is read from. */
export type TextFile = Pick<FileRow, 'sha256' | 'name' | 'type' | 'size'>;

/** What was read from a file. */
export interface FileText {
  state: 'siap' | 'tanpa-teks' | 'gagal';
  /** One for each page of its preview, also for those that have no text; none where it cannot be read. */
  pages: string[];
}

/** Reads texts out of files, in a process of its own. */
export interface TextReader {
  /** A higher one reads better: what a lower one has read is read again. */
  version: number;
  /** Rejects where it could not be tried: there was no time, or the bytes are out of reach. */
  read: (file: TextFile) => Promise<FileText>;
}
