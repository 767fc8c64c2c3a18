import { join } from 'node:path';
import type { Config } from '../settings/config.js';
import { diskStore } from './disk-store.js';
import type { FileStore } from './file-store.js';

/** The file store of the configuration: a bucket, or the data folder. */
export async function openFileStore({ dataDir, s3 }: Config): Promise<FileStore> {
  if (s3 === undefined) return diskStore(join(dataDir, 'files'));
  // The client of S3 is large: servers without a bucket start without it.
  const { s3Store } = await import('./s3-store.js');
  return s3Store(s3, join(dataDir, 'cache'));
}
