import type { FileCategory } from '@bank-soal/contract/files';
import type { Explanation } from '../../api/errors.js';

/** Where a chosen file stands. */
export type ItemStatus = 'ready' | 'uploading' | 'done' | 'failed';

/** One chosen file. */
export interface UploadItem {
  /** Unlike every other item's. */
  id: string;
  category: FileCategory;
  name: string;
  /** Bytes. */
  size: number;
  /** The bytes; absent for a file that the server has since before the page was loaded. */
  file?: File;
  status: ItemStatus;
  /** Share of the bytes that are sent, 0 to 1. */
  progress: number;
  /** Why it failed. */
  error?: Explanation;
  /** The stored file's id, when it is done. */
  fileId?: number;
}

/** A file that was just chosen. */
export function newItem(id: string, category: FileCategory, file: File): UploadItem {
  const { name, size } = file;
  return { id, category, name, size, file, status: 'ready', progress: 0 };
}

/** The list with one item changed. */
export function patchItem(
  items: readonly UploadItem[],
  id: string,
  part: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...part } : item));
}

/** The items of one slot. */
export function itemsOf(items: readonly UploadItem[], category: FileCategory): UploadItem[] {
  return items.filter((item) => item.category === category);
}

/** Files still to be sent: new ones and those that failed. */
export function unsentItems(items: readonly UploadItem[]): UploadItem[] {
  return items.filter(({ status }) => status === 'ready' || status === 'failed');
}

/** Whether the server has everything that was chosen. */
export function allSent(items: readonly UploadItem[]): boolean {
  return items.every(({ status }) => status === 'done');
}

/** Bytes of all items, sent and in all. */
export function bytesOf(items: readonly UploadItem[]): { sent: number; total: number } {
  let sent = 0;
  let total = 0;
  for (const { size, status, progress } of items) {
    total += size;
    sent += status === 'done' ? size : status === 'uploading' ? size * progress : 0;
  }
  return { sent: Math.round(sent), total };
}

/** The list as if nothing had been sent: the set that had the files is gone. */
export function unsend(items: readonly UploadItem[]): readonly UploadItem[] {
  return items
    .filter(({ file }) => file !== undefined)
    .map(({ fileId: _, error: __, ...item }) => ({ ...item, status: 'ready', progress: 0 }));
}

/** A Word file among the questions, whose bytes are still here. */
export function wordFileIn(items: readonly UploadItem[]): File | undefined {
  const isWord = ({ category, name }: UploadItem) =>
    category === 'questions' && /\.docx$/i.test(name);
  return items.find((item) => isWord(item) && item.file)?.file;
}

const KEY = /(^|[^a-z])(kunci|jawaban|jwb|solusi|pembahasan|answers?|keys?|solutions?)([^a-z]|$)/i;
const CASES = /(^|[^a-z])(test[\s_-]?cases?|testcases?|kasus[\s_-]?uji|tc)([^a-z]|$)/i;

/** Category of a file by its name, for files that were dropped beside the slots: a question file in doubt. */
export function categoryOfName(fileName: string): FileCategory {
  if (CASES.test(fileName)) return 'testCases';
  return KEY.test(fileName) ? 'answers' : 'questions';
}
