import { readFile } from 'node:fs/promises';
import { IMAGE_SIDE_MAX } from '@bank-soal/contract/papers';
import type { Account } from '../../account.js';
import { stillMay } from '../../accounts/still-may.js';
import { recordAudit } from '../../administration/audit.js';
import { transact } from '../../db/transact.js';
import { Refusal } from '../../failures/refusal.js';
import type { Services } from '../../services.js';
import type { ReceivedContent } from '../../storage/file-store.js';
import type { UploadParts } from '../../storage/upload-parts.js';
import { type ImageFacts, imageFacts } from './image-facts.js';

/** @throws Refusal 400, 413, 415 */
async function judged(file: UploadParts['file']): Promise<[ReceivedContent, ImageFacts]> {
  if (file === undefined) throw new Refusal(400, { code: 'required', what: 'file' });
  const { content } = file;
  if (content.size === 0) throw new Refusal(400, { code: 'empty-file' });
  const facts = imageFacts(await readFile(content.path));
  if (facts === undefined) throw new Refusal(415, { code: 'not-an-image' });
  const isLarge = Math.max(facts.width, facts.height) > IMAGE_SIDE_MAX;
  if (isLarge) throw new Refusal(413, { code: 'image-too-large' });
  return [content, facts];
}

/**
 * Stores a received picture as the caller's; the same one again is stored once.
 *
 * @returns its reference in Markdown
 * @throws Refusal 400 for no file, 401, 413 for a large one or when the account stores as much as it may, 415
 * for what is no picture
 */
export async function storeImage(
  { db, contents, accountLimits }: Pick<Services, 'db' | 'contents' | 'accountLimits'>,
  { file }: UploadParts,
  account: Account,
): Promise<string> {
  const [content, { type }] = await judged(file);
  const { size } = content;
  return contents.storeWith(content, (sha256) =>
    transact(db, async (transaction) => {
      const writer = await stillMay(transaction, account, accountLimits.fileLock);
      await accountLimits.refuseBytes(transaction, writer, size);
      const created_at = new Date().toISOString();
      const { id } = await transaction
        .insertInto('images')
        .values({ sha256, uploader_id: writer.id, type, size, created_at })
        .onConflict((conflict) =>
          conflict.columns(['sha256', 'uploader_id']).doUpdateSet({ created_at }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { action: 'create', target: 'image', targetId: id } as const;
      await recordAudit(transaction, writer, entry);
      return `gambar:${sha256}`;
    }),
  );
}
