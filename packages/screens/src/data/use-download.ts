'use client';

import type { Id } from '@bank-soal/contract/ids';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api-provider.js';
import type { QuestionSet, SetFile } from '../model/question-set.js';
import { keys } from './keys.js';
import { saveBlob } from './save-blob.js';

const oneMore = (set: QuestionSet): QuestionSet => ({ ...set, downloads: set.downloads + 1 });

/**
 * Fetches a file and saves it under its own name. The server counts a question file as one download
 * of its set, so the count on the screen grows with it, without loading the list anew.
 *
 * @returns rejects as the API does when the file cannot be had
 */
export function useDownload(): (setId: Id, file: SetFile) => Promise<void> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (setId, file) => {
      saveBlob(await api.downloadFile(file.id), file.name);
      if (file.category !== 'questions') return;
      const here = { revalidate: false };
      void mutate<QuestionSet>(keys.questionSet(setId), (set) => set && oneMore(set), here);
      void mutate<readonly QuestionSet[]>(
        keys.questionSets,
        (sets) => sets?.map((set) => (set.id === setId ? oneMore(set) : set)),
        here,
      );
    },
    [api, mutate],
  );
}
