import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../files/file-store.js';
import { DATABASE_ENTRY, FILES_PREFIX, MANIFEST_ENTRY, type Manifest } from './backup-format.js';
import type { Snapshot } from './snapshot.js';

/** A backup as it is written, and what was wrong with the contents so far. */
export interface BackupStream {
  output: Readable;
  missing: string[];
  damaged: string[];
}

/** Contents are packed already, or too many to be packed twice. */
const asIs = { compress: false } as const;

/** A ZIP of a snapshot and the contents that it names, read while it is written. */
export function backupStream(snapshot: Snapshot, store: FileStore, createdAt: Date): BackupStream {
  const zip = new ZipFile();
  const missing: string[] = [];
  const damaged: string[] = [];

  async function* content(sha256: string) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of await store.read(sha256)) {
        hash.update(chunk as Buffer);
        yield chunk;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      missing.push(sha256);
      return;
    }
    if (hash.digest('hex') !== sha256) damaged.push(sha256);
  }

  const manifest: Manifest = {
    format: 1,
    createdAt: createdAt.toISOString(),
    database: { size: snapshot.size, sha256: snapshot.sha256 },
    files: snapshot.contents.length,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST_ENTRY);
  zip.addFile(snapshot.path, DATABASE_ENTRY);
  for (const sha256 of snapshot.contents) {
    zip.addReadStreamLazy(FILES_PREFIX + sha256, asIs, (give) => {
      give(null, Readable.from(content(sha256)));
    });
  }
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return { output, missing, damaged };
}
