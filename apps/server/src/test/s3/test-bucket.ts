import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Services } from '../../services.js';
import { type FakeS3, startFakeS3 } from './fake-s3.js';

const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } =
  process.env;

/** Whether these tests keep their files in a bucket of a real S3 server. */
export const onBucket = TEST_S3_ENDPOINT !== undefined;

const real: Record<string, string> = {
  S3_ENDPOINT: TEST_S3_ENDPOINT ?? '',
  S3_BUCKET: TEST_S3_BUCKET ?? '',
  S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID ?? '',
  S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY ?? '',
};

/** Environment of a data folder's files: a place of their own in the bucket. */
export function bucketEnv(dataDir: string): Record<string, string> {
  if (!onBucket) return {};
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return { ...real, S3_PREFIX: name };
}

/** Folder of contents that are not stored yet. */
export function pendingFolder(dataDir: string): string {
  return join(dataDir, onBucket ? 'cache' : 'files', 'pending');
}

/** A place in a bucket for one test: in the real store when there is one, else in one in memory. */
export async function openTestBucket(): Promise<{
  env: Record<string, string>;
  fake: FakeS3 | undefined;
  stop: () => Promise<void>;
}> {
  const S3_PREFIX = randomUUID();
  if (onBucket)
    return { env: { ...real, S3_PREFIX }, fake: undefined, stop: async () => undefined };
  const fake = await startFakeS3('uji');
  const env = {
    S3_ENDPOINT: fake.url,
    S3_BUCKET: 'uji',
    S3_PREFIX,
    S3_ACCESS_KEY_ID: 'kunci',
    S3_SECRET_ACCESS_KEY: 'rahasia-bucket',
  };
  return { env, fake, stop: fake.stop };
}

/** Changes the stored bytes of a content, as a bad disk would. */
export async function spoil(
  { config, store }: Pick<Services, 'config' | 'store'>,
  sha256: string,
): Promise<void> {
  const path = await store.localPath(sha256);
  const bytes = await readFile(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await writeFile(path, bytes);
  if (config.s3 === undefined) return;
  const { s3Objects } = await import('../../storage/s3-objects.js');
  const file = { path, sha256: createHash('sha256').update(bytes).digest('hex') };
  await s3Objects(config.s3).put(config.s3.prefix + sha256, { ...file, size: bytes.byteLength });
}
