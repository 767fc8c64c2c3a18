import type { FileCategory } from '@bank-soal/contract/files';
import type { Explanation } from '../../api/errors.js';
import type { UploadCall } from '../../data/files/upload-ports.js';
import { newItem, patchItem, type UploadItem } from './upload-items.js';

/**
 * Does the same work for many things, so many at a time, in their order. The work settles its own
 * failures; one that it throws ends the run.
 */
export async function runLimited<T>(
  things: readonly T[],
  limit: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  async function next(): Promise<void> {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      await work(thing);
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, things.length) }, next));
}

/** Uploads at a time: in parallel, and still with connections left for the rest of the page. */
const AT_ONCE = 4;

/** Sends one item's bytes; returns the stored file's id. */
export type SendItem = (item: UploadItem, file: File, call: UploadCall) => Promise<number>;

/** The chosen files and what becomes of them, outside React: uploads go on while pages change. */
export interface UploadQueue {
  items(): readonly UploadItem[];
  add(category: FileCategory, files: readonly File[]): readonly UploadItem[];
  remove(id: string): void;
  replaceAll(items: readonly UploadItem[]): void;
  /**
   * Sends items that are not sent yet. One that fails says why and stays; when the signal aborts,
   * what is not done is ready again.
   *
   * @returns what the failed ones threw, in the order of their failing
   */
  send(
    items: readonly UploadItem[],
    send: SendItem,
    describe: (error: unknown) => Explanation,
    signal?: AbortSignal,
  ): Promise<unknown[]>;
}

/** Makes an empty queue; `onChange` is told after every change. */
export function createUploadQueue(onChange: () => void): UploadQueue {
  let items: readonly UploadItem[] = [];
  let count = 0;

  function change(next: readonly UploadItem[]) {
    items = next;
    onChange();
  }
  const patch = (id: string, part: Partial<UploadItem>) => change(patchItem(items, id, part));
  const isUnsent = (id: string) =>
    items.some((item) => item.id === id && item.status !== 'done' && item.status !== 'uploading');

  async function sendOne(
    item: UploadItem,
    send: SendItem,
    describe: (error: unknown) => Explanation,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { id, file } = item;
    if (!file || signal?.aborted || !isUnsent(id)) return undefined;
    patch(id, { status: 'uploading', progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => patch(id, { progress });
      const fileId = await send(item, file, { onProgress, signal });
      patch(id, { status: 'done', progress: 1, fileId });
      return undefined;
    } catch (error) {
      if (signal?.aborted) {
        patch(id, { status: 'ready', progress: 0 });
        return undefined;
      }
      patch(id, { status: 'failed', progress: 0, error: describe(error) });
      return error;
    }
  }

  return {
    items: () => items,
    add(category, files) {
      const added = files.map((file) => {
        count += 1;
        return newItem(`${count}`, category, file);
      });
      change([...items, ...added]);
      return added;
    },
    remove: (id) => change(items.filter((item) => item.id !== id)),
    replaceAll: change,
    async send(wanted, send, describe, signal) {
      const errors: unknown[] = [];
      await runLimited(wanted, AT_ONCE, async (item) => {
        const error = await sendOne(item, send, describe, signal);
        if (error !== undefined) errors.push(error);
      });
      return errors;
    },
  };
}
