import type { FileRow } from '../db/schema.js';
import type { FileStore } from '../storage/file-store.js';
import type { DocumentPart } from './job.js';
import { REASONS } from './reasons.js';

/** A file of a document, and the name of its content. */
export interface StoredPart extends DocumentPart {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A file where processes can read it; one whose bytes are not there is given up. */
export async function storedPart(store: FileStore, file: FileRow): Promise<StoredPart> {
  const { sha256, name, type, size } = file;
  try {
    return { path: await store.localPath(sha256), name, type, sha256, size };
  } catch (error) {
    // A storage that is out of reach for the moment must not become a page that stays.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { path: '', name, type, sha256, size, givenUp: REASONS.MISSING };
  }
}
