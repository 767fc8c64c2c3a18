import type { SlotFile, SlotFileStatus } from './slot-file.js';

/**
 * Announcement when a list of files changes: files that are new, arrived or failed. Progress
 * is left to the progress bar, the names to the list.
 *
 * @param describe the words for a file's state
 * @param count puts how many files there are before those words
 */
export function fileNews(
  before: readonly SlotFile[],
  after: readonly SlotFile[],
  describe: (file: SlotFile) => string,
  count: (files: string, fact: string) => string,
): string {
  const known = new Map<string, SlotFileStatus>(
    before.map(({ id, status = 'ready' }) => [id, status]),
  );
  const facts = new Map<string, number>();
  for (const file of after) {
    const { id, status = 'ready' } = file;
    if (status === 'uploading' || known.get(id) === status) continue;
    const fact = describe(file);
    facts.set(fact, (facts.get(fact) ?? 0) + 1);
  }
  return [...facts].map(([fact, files]) => count(String(files), fact)).join('. ');
}
