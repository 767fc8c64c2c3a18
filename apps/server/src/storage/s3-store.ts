import { createKeyLocks } from '../limits/key-locks.js';
import type { S3Settings } from '../settings/config-s3.js';
import { contentCache } from './content-cache.js';
import { contentName, isContentName } from './content-name.js';
import type { Bytes, FileStore, ReceivedContent } from './file-store.js';
import { s3Objects } from './s3-objects.js';
import { storeReceived } from './store-received.js';
import { StoreUnavailable } from './store-unavailable.js';

/**
 * Files in a bucket, named by their content's hash; those in use are in a folder of this machine,
 * too. Opening it asks the bucket nothing: a store that is away must not keep the server from
 * starting.
 */
export async function s3Store(settings: S3Settings, cacheFolder: string): Promise<FileStore> {
  const objects = s3Objects(settings);
  const cache = await contentCache(cacheFolder);
  const withLock = createKeyLocks();
  const { prefix } = settings;
  const keyOf = (sha256: string) => prefix + contentName(sha256);

  async function receive(bytes: Bytes): Promise<ReceivedContent> {
    const content = await cache.receive(bytes);
    return {
      ...content,
      store: async () => {
        const { sha256 } = content;
        const key = keyOf(sha256);
        const known = await objects.sizeOf(key, 'work');
        if (known !== content.size) await objects.put(key, content);
        // The bucket has it: a full disk of this machine is no failure any more.
        await cache.add(content).catch(() => undefined);
      },
    };
  }

  async function fetchContent(sha256: string): Promise<string> {
    const known = await cache.find(sha256);
    if (known !== undefined) return known;
    const content = await cache.receive(await objects.get(keyOf(sha256), 'work'));
    try {
      if (content.sha256 !== sha256) throw new StoreUnavailable(`isi ${sha256} rusak`);
      await cache.add(content);
    } finally {
      await content.discard();
    }
    return fetchContent(sha256);
  }

  async function* list(): AsyncIterable<string> {
    for await (const key of objects.list(prefix)) {
      const name = key.slice(prefix.length);
      if (isContentName(name)) yield name;
    }
  }

  return {
    receive,
    put: async (bytes) => storeReceived(await receive(bytes)),
    read: async (sha256, span) => objects.get(keyOf(sha256), 'readers', span),
    has: async (sha256) => {
      if ((await objects.sizeOf(keyOf(sha256), 'readers')) !== undefined) return true;
      await objects.checkBucket();
      return false;
    },
    localPath: async (sha256) => withLock(sha256, () => fetchContent(sha256)),
    remove: async (sha256) => {
      await objects.remove(keyOf(sha256));
      await cache.remove(sha256);
    },
    list,
    tidy: cache.tidy,
    check: async () => {
      await cache.check();
      await objects.checkBucket();
    },
  };
}
