import { buffer } from 'node:stream/consumers';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { Picture } from '../exchange/index.js';
import { findImage } from '../files/images/open-image.js';
import type { Services } from '../services.js';
import type { FileStore } from '../storage/file-store.js';

/** Services that store pictures of a file. */
export type PictureTools = Pick<Services, 'db' | 'store' | 'contents' | 'accountLimits'>;

/**
 * Stores a picture of a file of questions as the account's own, once.
 *
 * @throws Refusal 401, 413 when the account stores as much as it may
 */
export async function storePicture(
  { db, store, contents, accountLimits }: PictureTools,
  account: Account,
  { type, bytes }: Pick<Picture, 'type' | 'bytes'>,
): Promise<void> {
  const content = await store.receive([bytes]);
  try {
    await contents.storeWith(content, (sha256) =>
      transact(db, async (transaction) => {
        const { id } = await stillMay(transaction, account, accountLimits.fileLock);
        await accountLimits.refuseBytes(transaction, account, content.size);
        const { size } = content;
        const created_at = new Date().toISOString();
        await transaction
          .insertInto('images')
          .values({ sha256, uploader_id: id, type, size, created_at })
          .onConflict((conflict) => conflict.columns(['sha256', 'uploader_id']).doNothing())
          .execute();
      }),
    );
  } finally {
    await content.discard();
  }
}

/** A picture that an account may open; undefined for any other, and where its bytes are gone. */
export async function openPicture(
  { db, store }: { db: Db; store: Pick<FileStore, 'read'> },
  account: Account,
  sha256: string,
): Promise<Picture | undefined> {
  const image = await findImage(db, account, sha256);
  if (image === undefined) return undefined;
  try {
    return {
      sha256,
      type: image.type as Picture['type'],
      bytes: await buffer(await store.read(sha256)),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
