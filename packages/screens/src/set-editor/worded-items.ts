import type { FileCategory } from '@bank-soal/contract/files';
import type { Sentence } from '../messages/use-sentence.js';
import { itemsOf, type UploadItem } from './upload-items.js';

/** The items of one slot, with what went wrong in the host's words. */
export function wordedItems(
  items: readonly UploadItem[],
  category: FileCategory,
  inWords: Sentence,
): UploadItem[] {
  return itemsOf(items, category).map((item) =>
    item.error === undefined ? item : { ...item, error: inWords(item.error) },
  );
}
