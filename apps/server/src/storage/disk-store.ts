import { constants, createReadStream } from 'node:fs';
import { access, open, opendir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentName, isContentName } from './content-name.js';
import { makeFolder } from './disk-files.js';
import type { Bytes, FileStore, ReceivedContent } from './file-store.js';
import { receiveFile } from './receive-file.js';
import { storeReceived } from './store-received.js';

const SHARD = /^[0-9a-f]{2}$/;

async function shards(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => SHARD.test(name)).toSorted();
}

/** Files in a folder, in folders by the first byte of their content's hash. */
export async function diskStore(folder: string): Promise<FileStore> {
  const pending = join(folder, 'pending');
  await makeFolder(pending);

  const placeOf = (sha256: string) => join(folder, sha256.slice(0, 2), contentName(sha256));

  async function has(sha256: string): Promise<boolean> {
    try {
      await access(placeOf(sha256));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false;
    }
  }

  async function receive(bytes: Bytes): Promise<ReceivedContent> {
    const { file, sha256, size } = await receiveFile(pending, bytes);
    const { path, discard } = file;
    return { sha256, size, path, store: () => file.commit(placeOf(sha256)), discard };
  }

  async function* list(): AsyncIterable<string> {
    for (const shard of await shards(folder)) {
      for await (const { name } of await opendir(join(folder, shard))) {
        if (isContentName(name)) yield name;
      }
    }
  }

  return {
    receive,
    put: async (bytes) => storeReceived(await receive(bytes)),
    read: async (sha256, span) => {
      // Opened before the answer begins, so that a missing file can still be refused.
      const handle = await open(placeOf(sha256), 'r');
      return createReadStream('', { fd: handle, ...span });
    },
    localPath: async (sha256) => {
      const place = placeOf(sha256);
      await access(place, constants.R_OK);
      return place;
    },
    has,
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
    list,
    tidy: async () => {
      await rm(pending, { recursive: true, force: true });
      await makeFolder(pending);
    },
    check: () => access(pending, constants.W_OK),
  };
}
