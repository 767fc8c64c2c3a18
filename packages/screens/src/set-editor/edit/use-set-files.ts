'use client';

import type { FileCategory } from '@bank-soal/contract/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { hasStatus } from '../../api/errors.js';
import { useSetWrites } from '../../data/sets/use-set-writes.js';
import { uploadTexts } from '../../indonesian/upload.js';
import type { SetFile } from '../../model/sets/question-set.js';
import { judgeFiles } from '../upload/file-problem.js';
import { fileFailure } from '../upload/upload-failure.js';
import { type UploadItem } from '../upload/upload-items.js';
import { createUploadQueue } from '../upload/upload-queue.js';
import type { SlotProblems, WriteFailure } from '../upload/upload-state.js';

/** The files of a set that is being changed. Every change is sent at once. */
export interface SetFiles {
  /** Files on their way, and those that failed. */
  items: readonly UploadItem[];
  problems: SlotProblems;
  /** The last failure, beside those at the files themselves. */
  failure: WriteFailure | undefined;
  add: (category: FileCategory, files: readonly File[]) => void;
  /** Sends a file that takes the place of another. */
  replace: (old: SetFile, file: File) => void;
  /** Stops a file on its way, or forgets one that failed. */
  drop: (id: string) => void;
  retry: (id: string) => void;
  /** Deletes a stored file; rejects as the API does. */
  remove: (file: SetFile) => Promise<void>;
}

/**
 * Looks after the files of a set.
 *
 * @param stored what the set has by now
 * @param maxMb the server's limit in MB
 * @param failureOf says what a refused change says; the same function until that changes
 */
export function useSetFiles(
  setId: number,
  stored: readonly SetFile[],
  maxMb: number,
  failureOf: (error: unknown) => WriteFailure,
): SetFiles {
  const writes = useSetWrites();
  const uploadMessages = useTexts(uploadTexts);
  const [problems, setProblems] = useState<SlotProblems>({});
  const [failure, setFailure] = useState<WriteFailure>();
  const [engine] = useState(() => {
    const listeners = new Set<() => void>();
    const queue = createUploadQueue(() => {
      for (const listener of listeners) listener();
    });
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const stops = new Map<string, AbortController>();
    const replaced = new Map<string, SetFile>();
    return { queue, subscribe, stops, replaced };
  });
  const { queue, subscribe } = engine;
  const items = useSyncExternalStore(subscribe, queue.items, queue.items);

  // A stored file of the set is shown as its file.
  useEffect(() => {
    for (const { id, fileId } of items) {
      if (fileId !== undefined && stored.some((file) => file.id === fileId)) queue.remove(id);
    }
  }, [items, stored, queue]);

  const actions = useMemo(() => {
    const storedIds = new Set<number | undefined>(stored.map(({ id }) => id));
    const describe = (error: unknown) => fileFailure(error, uploadMessages);

    async function send(item: UploadItem) {
      const stop = new AbortController();
      engine.stops.set(item.id, stop);
      setFailure(undefined);
      const upload = async (
        { category }: UploadItem,
        file: File,
        call: Parameters<typeof writes.uploadFile>[1],
      ) => {
        const replaces = engine.replaced.get(item.id)?.id;
        const sent = { file, questionSetId: setId, fileCategory: category, replaces };
        return writes.uploadFile(sent, call);
      };
      const [error] = await queue.send([item], upload, describe, stop.signal);
      engine.stops.delete(item.id);
      // Another has taken the old one away: the next try adds this one beside what is there.
      if (hasStatus(error, 409)) engine.replaced.delete(item.id);
      if (error !== undefined && failureOf(error).signIn) setFailure(failureOf(error));
    }

    function judge(
      category: FileCategory,
      files: readonly File[],
      leaving = 0,
    ): readonly UploadItem[] {
      const coming = queue.items().filter(({ fileId }) => !storedIds.has(fileId));
      const taken = storedIds.size + coming.length - leaving;
      const { accepted, problem } = judgeFiles(files, taken, maxMb);
      setProblems((before) => ({ ...before, [category]: problem }));
      return queue.add(category, accepted);
    }

    return {
      add(category: FileCategory, files: readonly File[]) {
        for (const item of judge(category, files)) void send(item);
      },
      replace(old: SetFile, file: File) {
        for (const item of judge(old.category, [file], 1)) {
          engine.replaced.set(item.id, old);
          void send(item);
        }
      },
      drop(id: string) {
        engine.stops.get(id)?.abort();
        const category = queue.items().find((item) => item.id === id)?.category;
        if (category) setProblems((before) => ({ ...before, [category]: undefined }));
        queue.remove(id);
      },
      retry(id: string) {
        const item = queue.items().find((one) => one.id === id);
        if (item) void send(item);
      },
      async remove(file: SetFile) {
        setFailure(undefined);
        await writes.deleteFile(setId, file.id);
      },
    };
  }, [engine, queue, writes, setId, stored, maxMb, uploadMessages, failureOf]);
  return { items, problems, failure, ...actions };
}
