import type { SlotFile, SlotFileStatus } from './slot-file.js';

/**
 * What is worth saying when a list of files changes: a file that is new, arrived or failed. Progress
 * is left to the progress bar.
 *
 * @param describe the words for a file's state
 */
export function fileNews(
  before: readonly SlotFile[],
  after: readonly SlotFile[],
  describe: (file: SlotFile) => string,
): string {
  const known = new Map<string, SlotFileStatus>(
    before.map(({ id, status = 'ready' }) => [id, status]),
  );
  return after
    .filter(({ id, status = 'ready' }) => status !== 'uploading' && known.get(id) !== status)
    .map((file) => `${file.name}: ${describe(file)}`)
    .join('. ');
}
