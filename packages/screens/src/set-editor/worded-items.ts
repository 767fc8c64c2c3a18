import type { FileCategory } from '@bank-soal/contract/files';
import type { Wording } from '../messages/use-wording.js';
import { itemsOf, type UploadItem } from './upload-items.js';

/** The items of one slot, with what went wrong in the host's words. */
export function wordedItems(
  items: readonly UploadItem[],
  category: FileCategory,
  inWords: Wording,
): (UploadItem & { error?: string })[] {
  return itemsOf(items, category).map(({ error, ...item }) => ({
    ...item,
    ...(error !== undefined && { error: inWords(error) }),
  }));
}
