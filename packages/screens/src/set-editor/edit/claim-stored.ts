import type { SetFile } from '../../model/sets/question-set.js';
import type { UploadItem } from '../upload/upload-items.js';

/**
 * Marks what the server has after all: a file whose answer was lost is not sent a second time. Each
 * stored file stands for one item of the same slot, name and size.
 */
export function claimStored(
  items: readonly UploadItem[],
  stored: readonly SetFile[],
): readonly UploadItem[] {
  const free = new Map(stored.map((file) => [file.id, file]));
  for (const { status, fileId } of items) {
    if (status === 'done' && fileId !== undefined) free.delete(fileId);
  }
  return items.map((item) => {
    if (item.status !== 'ready' && item.status !== 'failed') return item;
    const found = [...free.values()].find(
      ({ category, name, size }) =>
        category === item.category && name === item.name && size === item.size,
    );
    if (!found) return item;
    free.delete(found.id);
    return { ...item, status: 'done', progress: 1, fileId: found.id, error: undefined };
  });
}
